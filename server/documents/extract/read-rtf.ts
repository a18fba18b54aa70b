import { TextDecoder } from "node:util";

/** Where a group's text is not the document's: fonts, colours, pictures, notes about the file. */
const silent = new Set(
  `fonttbl colortbl stylesheet info pict object objdata header headerl headerr headerf footer footerl footerr footerf
   listtable listoverridetable revtbl rsidtbl generator xmlnstbl themedata colorschememapping datastore latentstyles
   fldinst bkmkstart bkmkend nonshppict filetbl pgptbl`.split(/\s+/u),
);

/** Control words that stand for a character. */
const signs: Record<string, string> = {
  par: "\n",
  line: "\n",
  sect: "\n",
  page: "\n",
  row: "\n",
  tab: "\t",
  cell: "\t",
  nestcell: "\t",
  nestrow: "\n",
  bullet: "•",
  emdash: "—",
  endash: "–",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  emspace: " ",
  enspace: " ",
};

const escapes: Record<string, string> = {
  "~": "\u00a0",
  _: "-",
  "-": "",
  "\\": "\\",
  "{": "{",
  "}": "}",
  "\n": "\n",
  "\r": "\n",
};

type Token = {
  text?: string;
  brace?: string;
  word?: string;
  number?: string;
  hex?: string;
  escape?: string;
};

/** `silent` groups are not part of the document; `fallback` counts the characters after `\u` for readers without Unicode. */
type Group = { isSilent: boolean; fallback: number };

/** Words of a rich text file in one pass; unknown destinations marked `\*` are left out, as the format asks. */
export function readRtf(bytes: Buffer): string {
  const reader = openReader();
  for (const token of tokensOf(bytes.toString("latin1"))) reader.take(token);
  return reader.finish().replaceAll("\t\n", "\n");
}

function* tokensOf(source: string): Generator<Token> {
  const token =
    /\\(?:(?<word>[a-z]{1,32})(?<number>-?\d{1,10})? ?|'(?<hex>[0-9a-f]{2})|(?<escape>[^a-z]))|(?<brace>[{}])|(?<text>[^\\{}\r\n]+)/giu;
  for (let match = token.exec(source); match; match = token.exec(source)) {
    const { groups = {} } = match;
    if (groups.word === "bin") token.lastIndex += Math.max(0, Number(groups.number ?? 0));
    yield groups;
  }
}

function openReader() {
  const outer: Group[] = [];
  let group: Group = { isSilent: false, fallback: 1 };
  let decoder = new TextDecoder("windows-1252");
  let undecoded: number[] = [];
  let toSkip = 0;
  let isStarred = false;
  let text = "";

  function say(words: string): void {
    if (undecoded.length > 0) text += decoder.decode(Uint8Array.from(undecoded));
    undecoded = [];
    if (!group.isSilent) text += words;
  }

  function sayCode(code: number): void {
    if (toSkip > 0) toSkip -= 1;
    else if (!group.isSilent) undecoded.push(code);
  }

  function enter(): void {
    say("");
    outer.push({ ...group });
  }

  function leave(): void {
    say("");
    group = outer.pop() ?? group;
    toSkip = 0;
  }

  const commands: Record<string, (number: number) => void> = {
    u: (code) => {
      say(String.fromCharCode(code & 0xffff));
      toSkip = group.fallback;
    },
    uc: (count) => (group.fallback = Math.max(0, count)),
    ansicpg: (codePage) => (decoder = decoderFor(codePage)),
  };

  function obey(word: string, number: number): void {
    if (silent.has(word) || (isStarred && word !== "shppict")) group.isSilent = true;
    else if (Object.hasOwn(commands, word)) commands[word]?.(number);
    else say(signs[word] ?? "");
  }

  return {
    take(token: Token): void {
      if (token.brace) (token.brace === "{" ? enter : leave)();
      else if (token.hex) sayCode(Number.parseInt(token.hex, 16));
      else if (token.text) for (const letter of token.text) sayCode(letter.charCodeAt(0));
      else if (token.word) obey(token.word, Number(token.number ?? 1));
      else if (toSkip > 0) toSkip -= 1;
      else say(escapes[token.escape ?? ""] ?? "");
      isStarred = token.escape === "*";
    },

    finish(): string {
      say("");
      return text;
    },
  };
}

function decoderFor(codePage: number): TextDecoder {
  try {
    return new TextDecoder(codePage === 65_001 ? "utf-8" : `windows-${codePage}`);
  } catch {
    return new TextDecoder("windows-1252");
  }
}
