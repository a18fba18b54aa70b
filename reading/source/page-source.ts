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
  iquest: "¿",
  iexcl: "¡",
  deg: "°",
  euro: "€",
  pound: "£",
  yen: "¥",
  szlig: "ß",
};
/** "&eacute;" is an e with an acute. */
const marks: Readonly<Record<string, string>> = {
  acute: "\u0301",
  grave: "\u0300",
  circ: "\u0302",
  tilde: "\u0303",
  uml: "\u0308",
  ring: "\u030A",
  cedil: "\u0327",
};
const entity = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}));/giu;

/** "&amp;" as "&"; what is no entity stays. */
export function decodeEntities(text: string): string {
  return text.replaceAll(entity, (whole, ...parts) => {
    const [decimal, hex, name] = parts as (string | undefined)[];
    if (name !== undefined) return entities[name.toLowerCase()] ?? markedLetter(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}

function markedLetter(name: string): string | undefined {
  const mark = marks[name.slice(1).toLowerCase()];
  return mark === undefined ? undefined : (name.charAt(0) + mark).normalize("NFC");
}

const blocks =
  "p|div|li|ul|ol|br|hr|tr|table|thead|tbody|h[1-6]|section|article|header|footer|nav|main|aside|dl|form|title|head|body|html|blockquote|pre";
const inline =
  "a|abbr|b|big|button|center|em|font|i|img|input|label|mark|small|span|strong|sub|sup|u";
const tag = new RegExp(
  `<(?<slash>/?)(?:(?<block>${blocks})|(?<cell>td|th|dt|dd)|(?:${inline}))(?:\\s[^<>]{0,300})?/?>`,
  "giu",
);
const unread = /<(script|style)\b[^>]{0,300}>[^]{0,20000}?<\/\1>/giu;

/** Holds a place where nobody sees anything; `fold` takes it out. */
export const filler = "\u200B";

/** A page's source as its page shows it, one sign for one sign: paragraphs end rows, cells are apart, "&amp;" is "&". */
export function showPage(text: string): string {
  if (!/[<&]/u.test(text)) return text;
  return text
    .replaceAll(unread, (words) => words.replaceAll(/[^\n]/gu, " "))
    .replaceAll(tag, (words, ...rest) => {
      const { slash, block, cell } = rest.at(-1) as Record<string, string | undefined>;
      const after = (rest.at(-2) as string)[(rest.at(-3) as number) + words.length] ?? " ";
      if (block !== undefined)
        return pad(slash === "" && /^li$/iu.test(block) ? "\n-" : "\n", words);
      if (cell !== undefined) return pad(slash === "/" ? "\t" : " ", words);
      return /\s/u.test(after)
        ? ` ${filler}`.repeat(words.length).slice(0, words.length)
        : filler.repeat(words.length);
    })
    .replaceAll(entity, (words) => {
      const sign = decodeEntities(words);
      return sign === words ? words : sign + filler.repeat(words.length - sign.length);
    });
}

function pad(sign: string, { length }: string): string {
  return sign.padEnd(length, " ");
}
