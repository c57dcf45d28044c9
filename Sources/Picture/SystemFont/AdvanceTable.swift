/// The advances of characters in the system font of iOS 26.1, in units of 1/2048 em without tracking.
///
/// The numbers were derived from advances that UIKit printed on a simulated iPhone 16
/// (Vercantez/openuikit, golden/font_metrics_ios.json, commit 32cc00a3): at 8 and 28 points for the weights
/// ultra-light, regular, bold and black, and italic. The advances are linear between the masters of a
/// variable font, and all masters are whole units: the lightest is where ultra-light lies at 0.925 of the way
/// from regular, and bold is halfway between regular and black.
enum AdvanceTable {
    /// The advances of a character: lightest, regular, black and regular italic of the text master, for 17
    /// points and less, and the same four of the display master, for 28 points and more.
    typealias Row = SIMD8<Double>

    /// The rows of the characters that were measured: printable ASCII, and in labels of an iPhone SE (see
    /// `KerningTable`) a bullet, which is as wide as a hyphen, and the sign of subtraction.
    static let rows: [Unicode.Scalar: Row] = {
        var rows: [Unicode.Scalar: Row] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            let numbers = words.dropFirst().compactMap { Double($0) }
            for scalar in words[0].unicodeScalars { rows[scalar == "␠" ? " " : scalar] = Row(numbers) }
        }
        // The narrow space before AM and PM is half as wide as a space.
        rows["\u{202F}"] = rows[" "].map { $0 / 2 }
        return rows
    }()

    /// The advance of each character of SF Mono in all sizes and weights.
    static let monospaced: Double = 1266

    /// Characters of equal advances, with a sign for the space, and their eight numbers.
    private static let text = #"""
        ␠ 498 576 480 578 416 420 390 492
        _ 1186 1195 1374 916 1023 1079 1280 1024
        -• 994 966 1018 966 864 878 928 830
        ,;:. 560 608 816 608 406 440 546 522
        ! 572 637 822 636 496 546 749 550
        ? 952 1050 1232 1050 904 1002 1184 964
        ' 560 608 816 518 486 520 586 480
        " 788 978 1352 895 651 826 1040 821
        ()[]{} 682 782 974 782 550 660 904 660
        @ 1850 1880 1917 1880 1722 1791 1844 1794
        * 994 966 1018 940 680 820 1020 820
        /\ 548 624 746 742 483 572 668 660
        & 1505 1457 1592 1457 1375 1370 1504 1371
        # 1250 1290 1460 1296 1231 1238 1377 1231
        % 1716 1895 2347 1880 1434 1655 1991 1702
        ` 1024 1024 1024 1024 1024 1024 1024 1024
        ^ 1250 1290 1460 940 1200 1238 1412 820
        +−<=>~$ 1250 1290 1460 1328 1200 1238 1412 1238
        | 414 530 696 742 284 442 548 660
        0 1264 1290 1514 1290 1176 1242 1444 1285
        1 818 950 1146 955 764 908 1058 913
        2 1190 1236 1398 1237 1136 1159 1311 1192
        3 1206 1284 1456 1284 1120 1212 1367 1220
        4 1299 1318 1496 1318 1158 1238 1414 1233
        5 1230 1266 1451 1267 1160 1198 1362 1192
        6 1250 1304 1496 1305 1161 1264 1407 1232
        7 1148 1166 1310 1167 1071 1120 1223 1081
        8 1264 1308 1534 1308 1174 1228 1430 1243
        9 1250 1304 1496 1306 1161 1264 1407 1231
        a 1114 1130 1285 1126 984 1028 1213 1018
        A 1326 1380 1620 1380 1196 1301 1534 1291
        b 1240 1258 1410 1259 1076 1134 1310 1139
        B 1260 1346 1494 1346 1130 1238 1382 1300
        c 1143 1146 1260 1135 982 1026 1205 1031
        C 1431 1466 1570 1463 1295 1405 1512 1402
        d 1250 1258 1410 1265 1076 1134 1305 1151
        D 1436 1488 1573 1486 1306 1390 1477 1413
        e 1182 1170 1291 1176 1019 1049 1224 1062
        E 1145 1220 1327 1219 1044 1131 1216 1134
        f 668 741 930 741 490 622 835 615
        F 1116 1172 1275 1170 1015 1081 1164 1084
        g 1230 1248 1395 1247 1066 1124 1305 1140
        G 1455 1529 1585 1525 1323 1447 1530 1454
        h 1196 1205 1384 1216 1033 1104 1289 1110
        H 1416 1520 1688 1522 1286 1432 1556 1436
        i 428 506 670 516 290 422 564 424
        I 416 548 756 550 286 460 624 464
        j 428 505 670 516 290 420 564 416
        J 1057 1102 1360 1102 927 1014 1271 1026
        k 1047 1112 1351 1086 875 994 1209 961
        K 1226 1349 1556 1349 1095 1230 1445 1259
        l 428 518 690 516 290 418 574 424
        L 1084 1163 1273 1164 1004 1074 1150 1078
        m 1751 1782 2036 1782 1569 1645 1891 1638
        M 1698 1790 1923 1792 1566 1702 1825 1706
        n 1186 1195 1374 1198 1023 1079 1280 1094
        N 1436 1520 1626 1520 1306 1432 1494 1434
        o 1204 1210 1328 1212 1040 1087 1259 1096
        O 1520 1580 1641 1579 1390 1498 1584 1518
        p 1230 1250 1400 1254 1066 1125 1305 1137
        P 1208 1301 1458 1304 1078 1183 1346 1224
        q 1230 1248 1404 1251 1066 1124 1303 1139
        Q 1520 1580 1641 1579 1390 1498 1583 1518
        r 728 780 1002 791 580 631 859 698
        R 1245 1338 1506 1338 1116 1227 1395 1270
        s 1027 1072 1248 1052 869 953 1155 948
        S 1236 1305 1460 1276 1106 1215 1370 1227
        t 678 744 946 744 504 617 838 617
        T 1240 1298 1406 1291 1110 1190 1274 1211
        u 1186 1195 1374 1195 1023 1079 1280 1093
        U 1428 1510 1604 1524 1298 1426 1472 1430
        v 1006 1110 1277 1110 850 989 1174 974
        V 1326 1380 1574 1380 1196 1292 1486 1293
        w 1521 1586 1884 1586 1352 1465 1771 1450
        W 1898 1982 2152 1982 1768 1892 2062 1896
        x 988 1074 1304 1079 832 959 1202 959
        X 1312 1390 1598 1389 1180 1300 1507 1304
        y 1006 1112 1334 1112 850 996 1211 976
        Y 1268 1342 1558 1344 1138 1254 1470 1256
        z 1032 1104 1216 1104 875 958 1111 972
        Z 1268 1355 1412 1355 1138 1263 1321 1263
        """#
}
