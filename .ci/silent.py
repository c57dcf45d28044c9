"""The members of UIKit that compile and do nothing, read from the public declarations.

A member is silent when its code warns so (`warnOfNoEffect`), or when its comment says so in one of a few phrases.
`.ci/uikit` writes them down for readers, for `flipbook check --used` and for the test that walks them.
"""
import re
from dataclasses import dataclass
from pathlib import Path

SCOPE = re.compile(
    r"^\s*(?:@\S+(?:\([^)]*\))? )*(?P<access>(?:public|open|package|private|fileprivate|internal) )?(?:final |indirect )*"
    r"(?P<kind>class|struct|enum|extension|protocol|actor) (?P<name>(?!func\b|var\b)[\w.]+)")
DECLARATION = re.compile(
    r"^\s*(?:@\S+(?:\([^)]*\))? )*(?P<words>(?:(?:public|open|override|static|class|final|weak|lazy|convenience|required|"
    r"nonisolated|mutating|indirect|(?:internal|private|package|fileprivate)\(set\)|nonisolated\(unsafe\)) )*)"
    r"(?P<kind>var|let|func|init|case)\b\??\s*`?(?P<name>\w*)`?(?P<rest>.*)")
# The phrases with which a comment says that a member does nothing. "Without items it does nothing" is none of them.
PHRASE = re.compile(
    r"(?:^|[.;:,] )(?:[Ii]t has|[Tt]hey have|[Hh]as|and has) no effect\b|(?:^|[;,:] )[Ww]ithout effect\b|\b[Nn]ever called\b|"
    r"A film never calls it|\b[Nn]ever posted\b")
# Other ways to say so, of which no table would learn.
LOOSE = re.compile(r"\bnever (?:calls|asks)\b")
CALL = re.compile(r'(?:warnOfNoEffect|unposted)\(\s*(?:anywhere: )?"([^"]+)"')


@dataclass(frozen=True)
class Member:
    """A silent member."""
    owner: str    # the type with the types around it: UIButton.Configuration
    name: str     # the name with its labels: setImage(_:for:)
    kind: str     # var, let, func, init, case
    warns: tuple  # the names with which its code warns; empty when nobody runs the code
    is_hook: bool  # the scene writes the body: a requirement, or a member for overriding
    is_static: bool
    of_protocol: bool
    type: str      # the type of a property; the types of a function's parameters
    folder: str
    path: Path
    line: int

    @property
    def key(self):
        return f"{self.owner}.{self.name}"


def labels(text):
    """Returns the labels of a parameter list that begins the text, (_:for:), and the types."""
    depth, parts = 0, [""]
    for letter in text.replace("->", "=>"):
        depth += {"(": 1, "[": 1, "{": 1, "<": 1, ")": -1, "]": -1, "}": -1}.get(letter, 0)
        depth -= letter == ">" and not parts[-1].endswith("=")
        if not depth:
            break
        if letter == "," and depth == 1:
            parts.append("")
        elif not (letter == "(" and depth == 1):
            parts[-1] += letter
    pairs = [re.sub(r"@\w+(?:\([^)]*\))? ", "", part.strip()).split(":", 1) for part in parts if part.strip()]
    return "(" + "".join(name.split()[0] + ":" for name, _ in pairs) + ")", \
        "; ".join(kind.split(" = ")[0].strip().replace("=>", "->") for _, kind in pairs)


def type_of(rest):
    """Returns the type of a property, from its declaration or its first value."""
    found = re.match(r"\s*:\s*([^={]+)", rest)
    if found:
        return found[1].strip()
    value = re.match(r"\s*=\s*([^{]+)", rest)
    text = value[1].strip() if value else ""
    if text in ("true", "false"):
        return "Bool"
    if re.fullmatch(r"-?\d+", text):
        return "Int"
    return re.split(r"\.[a-z]|\(", text)[0]


def body(lines, start):
    """Returns the lines of a declaration: to the brace that closes it, or the line alone."""
    depth, opened = 0, False
    for number in range(start, min(start + 60, len(lines))):
        code = re.sub(r'"(?:[^"\\]|\\.)*"', '""', lines[number].split("//")[0])
        for letter in code:
            depth += {"{": 1, "(": 1, "}": -1, ")": -1}.get(letter, 0)
            opened = opened or letter == "{"
        if depth <= 0 and (opened or not re.match(r"\s*(where|->|\{)", lines[number + 1] if number + 1 < len(lines) else "")):
            return lines[start:number + 1]
    return lines[start:start + 1]


def members(root, modules):
    """Yields the silent members of the modules."""
    for path in sorted(path for module in modules for path in (root / "Sources" / module).rglob("*.swift")):
        yield from members_of(path, root)


def loose(root, modules):
    """Yields the places of comments that say in words of their own that a film never calls something."""
    for path in sorted(path for module in modules for path in (root / "Sources" / module).rglob("*.swift")):
        text = re.sub(r"\n *///? ?", " ", path.read_text(encoding="utf-8"))
        for found in LOOSE.finditer(text):
            if not PHRASE.search(text[found.start() - 7:found.end() + 3]):
                yield path.relative_to(root), text[found.start() - 30:found.end() + 20].split("\n")[0]


def arguments(text):
    """Returns the labels of the arguments that begin the text, (_:for:)."""
    depth, parts = 0, [""]
    for letter in text:
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(letter, 0)
        if not depth:
            break
        if letter == "," and depth == 1:
            parts.append("")
        elif not (letter == "(" and depth == 1):
            parts[-1] += letter
    return "(" + "".join((re.match(r"\s*(\w+):", part) or ["", "_"])[1] + ":" for part in parts if part.strip()) + ")"


def calls(root, modules, hooks):
    """Yields the hooks that the code calls in spite of their comments, each with a place of a call.

    The code may read a property in order to warn of it.
    """
    names, found = {}, set()
    for hook in hooks:
        names.setdefault(hook.name.split("(")[0], []).append(hook)
    use = re.compile(r"(?<!func )(?<!super\.)(?<!var )(?<!\w)(" + "|".join(sorted(names)) + r")\b")
    for path in sorted(path for module in modules for path in (root / "Sources" / module).rglob("*.swift")):
        text = path.read_text(encoding="utf-8")
        warned = set(CALL.findall(text))
        code = "\n".join(re.sub(r'"(?:[^"\\]|\\.)*"', '""', line).split("//")[0] for line in text.split("\n"))
        for place in use.finditer(code):
            for hook in names[place[1]]:
                labels = hook.name[len(place[1]):]
                is_call = arguments(code[place.end():place.end() + 800]) == labels if labels else code[place.start() - 1] == "."
                if is_call and hook.key not in warned | found:
                    found.add(hook.key)
                    yield hook, path.relative_to(root), code.count("\n", 0, place.start()) + 1


def members_of(path, root):
    """Yields the silent members of a file."""
    scopes, depth, comment = [], 0, []
    lines = path.read_text(encoding="utf-8").split("\n")
    for number, line in enumerate(lines):
        code = re.sub(r'"(?:[^"\\]|\\.)*"', '""', line).split("//")[0]
        scope, inside = SCOPE.match(code), scopes and scopes[-1][1] == depth
        if scope and (not scopes or inside):
            scopes.append((scope["name"], depth + 1, scope["kind"], (scope["access"] or "").strip()))
            comment = []
        elif inside and (found := DECLARATION.match(code)):
            for member in member_of(found, lines, number, scopes, " ".join(comment)):
                yield Member(*member, path.parent.name, path.relative_to(root), number + 1)
        if line.strip().startswith("///"):
            comment.append(line.strip("/ "))
        elif line.strip()[:1] != "@" or DECLARATION.match(code):
            comment = []
        depth += code.count("{") - code.count("}")
        while scopes and depth < scopes[-1][1] and ("{" in code or "}" in code):
            scopes.pop()


def member_of(found, lines, number, scopes, comment):
    """Yields the facts of a declaration that is public and silent; several for cases on one line."""
    words, kind, access = found["words"].split(), scopes[-1][2], scopes[-1][3]
    is_public = {"public", "open"} & set(words) or (kind == "protocol" and access == "public") or access == "public" and \
        kind == "extension" or found["kind"] == "case"
    text = "\n".join(body(lines, number))
    owner = ".".join(scope[0] for scope in scopes)
    # A function that warns of an option by its name, and of itself never, has an effect.
    warned = tuple(name if "." in name else f"{owner}.{name}" for name in dict.fromkeys(CALL.findall(text)))
    warned = tuple(name for name in warned if name.split("(")[0].endswith("." + (found["name"] or "init")))
    # A member that warns in some cases only, such as the length of one kind of attachment, has an effect in others.
    if not is_public or not PHRASE.search(comment) and not (warned and "no effect" in comment.lower()):
        return
    name = found["name"] or "init"
    kind_of = type_of(lines[number].split("//")[0].split(name, 1)[1])
    if found["kind"] in ("func", "init"):
        rest = " ".join(line.split("//")[0].strip() for line in lines[number:number + 20])
        signature, kind_of = labels(rest[rest.index("(", rest.index(found["kind"])):])
        name += signature
    # A scene overrides a function that a film never calls, and a property that it only reads.
    hook = not warned and (kind == "protocol" or "open" in words and (
        re.search(r"[Nn]ever call|^Returns ", comment) is not None if found["kind"] == "func" else
        "{" in text and " = " not in text.split("{")[0] and "set" not in text))
    is_option = found["kind"] == "case" or found["kind"] == "let" and "static" in words
    for one in re.findall(r"\w+", found["name"] + found["rest"]) if found["kind"] == "case" else [name]:
        # What takes an option warns of it with its whole name.
        yield (owner, one, found["kind"], (f"{owner}.{one}",) if is_option else warned, hook,
               bool({"static", "class"} & set(words)), kind == "protocol", kind_of)
