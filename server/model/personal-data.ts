/** Stands in for one prompt's e-mail addresses and phone numbers. */
export type PersonalData = {
  /** The same address gets the same token in every text of this prompt. */
  hide: (text: string) => string;
  /** Puts the originals back. */
  restore: (text: string) => string;
};

type Rule = {
  kind: "text" | "email" | "phone";
  pattern: RegExp;
  isMeant?: (found: string) => boolean;
};

const token = /\[(?:text|email|phone)-\d{1,5}\]/giu;

// What may stand between the digits of a number or the parts of an address; ^ is how untrusted words are joined.
// A line's end is not among it: a prompt numbers its lines, and "0.9" above "12" is no phone number.
const space = String.raw`[^\S\n]`;
const gap = String.raw`(?:${space}|\^){0,2}`;
const join = String.raw`(?:${space}|[\^().\-/‐‑–]){1,3}`;
const local = String.raw`[\p{L}\p{N}._%+'-]`;
const domain = String.raw`[\p{L}\p{N}-]`;
const noFigureBefore = String.raw`(?<![\p{Nd}$€£¥]|\p{Nd}[.,])`;
const noFigureAfter = String.raw`(?![\p{Nd}%]|[.,]\p{Nd})`;
const labels =
  "tel|telephone|phone|ph|mobile|cell|fax|call|text|whatsapp|telefon|handy|tél|téléphone|móvil";

const rules: readonly Rule[] = [
  // A token that stands in the text already must not be mistaken for one of ours.
  { kind: "text", pattern: token },
  {
    kind: "email",
    pattern: new RegExp(String.raw`(?<!${local})${local}+[@＠]${domain}+(?:\.${domain}+)+`, "gu"),
  },
  {
    kind: "email", // jane (at) example [dot] com
    pattern: new RegExp(
      String.raw`(?<!${local})${local}+${gap}[[(]at[\])]${gap}${domain}+(?:${gap}(?:\.|[[(]dot[\])])${gap}${domain}+)+`,
      "giu",
    ),
  },
  phone(String.raw`(?:[+＋]|${noFigureBefore}00)\(?[1-9](?:(?:${join})?\p{Nd}){7,14}`),
  phone(
    String.raw`${noFigureBefore}(?:1(?:${join})?)?\(?[2-9]\p{Nd}{2}(?:${join})?\p{Nd}{3}(?:${join})?\p{Nd}{4}`,
  ),
  phone(String.raw`${noFigureBefore}\(?0\p{Nd}{1,10}(?:${join}\p{Nd}{2,8}){0,5}`, (found) => {
    const digits = found.replaceAll(/\P{Nd}/gu, "").length;
    return digits >= 9 && digits <= 12 && !/^\d{1,2}[./-]\d{1,2}[./-]\d{4}/u.test(found);
  }),
  phone(
    String.raw`(?<=(?<!\p{L})(?:${labels})\.?[:\s^]{1,4})[+(]?\p{Nd}(?:(?:${join})?\p{Nd}){6,14}`,
  ),
];

function phone(pattern: string, isMeant: Rule["isMeant"] = () => true): Rule {
  return { kind: "phone", pattern: new RegExp(pattern + noFigureAfter, "giu"), isMeant };
}

export function hidePersonalData(): PersonalData {
  const tokens = new Map<string, string>();
  const originals = new Map<string, string>();

  function tokenFor(kind: Rule["kind"], original: string): string {
    const known = tokens.get(original);
    if (known) return known;
    const made = `[${kind}-${tokens.size + 1}]`;
    tokens.set(original, made);
    originals.set(made, original);
    return made;
  }

  return {
    hide: (text) =>
      rules.reduce(
        (hidden, { kind, pattern, isMeant = () => true }) =>
          hidden.replaceAll(pattern, (found) => (isMeant(found) ? tokenFor(kind, found) : found)),
        text,
      ),
    restore: (text) =>
      text.replaceAll(token, (found) => originals.get(found.toLowerCase()) ?? found),
  };
}
