/** What Windows-1252 has for the bytes 0x80 to 0x9F; from there to 0xBF it is Latin-1. */
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const later = `[${windows}\u00a0-\u00bf]`;
/** A sign of two, three or four bytes of which each was taken for a sign, and what is left of a hard space. */
const certain = new RegExp(
  String.raw`[ÂÃ]${later}|[âï]${later}{2}|ð${later}{3}|(?<!\p{Lu})Â(?=\s|$)`,
  "gu",
);
/** Scandinavians write “Å” as well: these are mended only in a text that holds a certain one. */
const likely = new RegExp(String.raw`${certain.source}|[ÄÅ]${later}`, "gu");
const quotes = new Set(["”", "“", "’", "»", "«"]);
const mostRounds = 2;

/** Mends text whose UTF-8 was read as Windows-1252, once or twice: "â€¢" is "•", "cafÃ©" is "café", a "Â" before a space nothing. */
export function mendDecoding(text: string): string {
  let mended = text;
  for (let round = 0; round < mostRounds; round += 1) {
    if (mended.replace(certain, decode) === mended) break;
    mended = mended.replace(likely, decode);
  }
  return mended;
}

function decode(signs: string, at: number, text: string): string {
  if (signs === "Â") return "";
  // Portuguese writes “AMANHÔ: its last two signs are a letter and a quotation mark.
  const isQuote = signs.length === 2 && quotes.has(signs.charAt(1));
  if (isQuote && /\p{Lu}/u.test(text.charAt(at - 1))) return signs;
  const [first = 0, ...rest] = signs.split("").map(byteOf);
  const point = rest.reduce((sum, byte) => sum * 64 + byte - 0x80, first % 2 ** (7 - signs.length));
  return isSign(point, signs.length) ? String.fromCodePoint(point) : signs;
}

function byteOf(sign: string): number {
  const at = windows.indexOf(sign);
  return at === -1 ? sign.charCodeAt(0) : 0x80 + at;
}

/** No half of a pair, and nothing that fewer bytes would write. */
function isSign(point: number, byteCount: number): boolean {
  const least = byteCount === 2 ? 0x80 : byteCount === 3 ? 0x800 : 0x1_00_00;
  return point >= least && point <= 0x10_ff_ff && (point < 0xd8_00 || point > 0xdf_ff);
}
