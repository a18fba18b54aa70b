/** Small questions about signs and words, asked without a pattern. */

export function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && sign.toLowerCase() !== sign.toUpperCase();
}

function isDigit(sign: string | undefined): boolean {
  return sign !== undefined && sign >= "0" && sign <= "9";
}

export function isCapital(sign: string | undefined): boolean {
  return sign !== undefined && sign !== sign.toLowerCase();
}

export function hasDigit(text: string): boolean {
  return text.split("").some(isDigit);
}

export function wordsOf(text: string): string[] {
  return text.split(" ").filter((word) => word !== "");
}

export function endsInAny(text: string, signs: string): boolean {
  const last = text.at(-1);
  return last !== undefined && signs.includes(last);
}

export function hasAny(text: string, signs: string): boolean {
  return signs.split("").some((sign) => text.includes(sign));
}

/** The text without the signs at its ends that are neither letters nor kept. */
export function trimSigns(text: string, keptBefore = "", keptAfter = ""): string {
  let [from, to] = [0, text.length];
  const isKept = (at: number, kept: string) => isLetter(text[at]) || kept.includes(text.charAt(at));
  while (from < to && !isKept(from, keptBefore)) from += 1;
  while (to > from && !isKept(to - 1, keptAfter)) to -= 1;
  return text.slice(from, to);
}

/** Each word with a capital; "cdl-a" becomes "Cdl-A". */
export function capitalise(words: string): string {
  return words
    .split("")
    .map((sign, at) =>
      at === 0 || " -/&".includes(words.charAt(at - 1)) ? sign.toUpperCase() : sign,
    )
    .join("");
}

export function isLoud(text: string): boolean {
  return text === text.toUpperCase();
}

/** The group that a match filled. */
export function groupOf({ groups }: { groups?: Record<string, string | undefined> }): string {
  return Object.entries(groups ?? {}).find(([, words]) => words !== undefined)?.[0] ?? "";
}
