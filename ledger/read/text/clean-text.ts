const entities: Readonly<Record<string, string>> = {
  nbsp: " ",
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  lsquo: "'",
  rsquo: "'",
  ldquo: '"',
  rdquo: '"',
  ndash: "–",
  mdash: "—",
  hellip: "…",
  bull: "•",
  middot: "·",
  euro: "€",
  pound: "£",
  yen: "¥",
  eacute: "é",
  uuml: "ü",
  ouml: "ö",
  auml: "ä",
};

/** Characters people do not see: zero-width ones, soft hyphens, marks of direction and byte order. */
const unseenCharacters = "\\u00AD\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\uFEFF";
const unseen = new RegExp(`[${unseenCharacters}]`, "g");
/** Pictures people put around headings and in front of lines. */
const picture = "(?:\\p{Emoji_Presentation}|\\p{Extended_Pictographic}\\uFE0F)";
const pictures = new RegExp(`^(?:${picture}\\s?){1,5}|(?:\\s?${picture}){1,5}$`, "gu");

/** A line without tags, Markdown signs, entities and unseen characters, its quotes straight, its spaces folded. */
export function cleanText(text: string): string {
  return foldSpaces(
    straightenQuotes(
      decodeEntities(
        text
          .replaceAll(/\\(?=[*_~`#])/g, "")
          .replaceAll(/\{[{%][^{}]{0,300}[}%]\}/g, " ")
          .replaceAll(/<\/?[a-zA-Z][^<>]{0,300}>/g, " ")
          .replaceAll(/!?\[([^[\]]{0,300})\]\([^()]{0,500}\)/g, "$1"),
      ),
    ).replaceAll(/\*\*|__|`|(?<=^|\s)[*_](?=\S)|(?<=\S)[*_](?=\s|$)/g, ""),
  )
    .replaceAll(pictures, "")
    .trim();
}

/** One space wherever spaces of any kind stand; unseen characters go. */
export function foldSpaces(text: string): string {
  return text.replaceAll(unseen, "").replaceAll(/\s+/g, " ").trim();
}

function straightenQuotes(text: string): string {
  return text.replaceAll(/[‘’‚‛ʼ`´]/g, "'").replaceAll(/[“”„‟«»]/g, '"');
}

function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}));/gi, (whole, ...parts) => {
    const [decimal, hex, name] = parts as (string | undefined)[];
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}
