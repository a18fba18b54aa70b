import { sectionUnder } from "#reading/demands/headings.ts";

const offence =
  "(?:DUIs?|DWIs?|OWIs?|felon(?:y|ies)|(?:\\w+ )?convictions?|(?:moving |traffic )?violations?|(?:license )?suspensions?|at-fault accidents?|citations?|speeding tickets?)";

/** What ends it by its own words, under whatever heading: "No DUI in five years", "More than two moving violations". */
const forms: readonly RegExp[] = [
  new RegExp(`^(?:must have |have )?no (?:\\S+ ){0,4}?${offence}\\b`, "iu"),
  new RegExp(`^(?:any|more than|over) (?:\\S+ ){0,4}?${offence}\\b`, "iu"),
  new RegExp(`^(?:\\d+|two|three|four|five) or more (?:\\S+ ){0,2}?${offence}\\b`, "iu"),
  /\b(?:automatically )?disqualif(?:y|ies|ied)\b|\bautomatic disqualifi\w+/iu,
];

export function isRuledOutByForm(text: string): boolean {
  return forms.some((one) => one.test(text)) && !/\brequired\b/iu.test(text);
}

/** What candidates read over a line that ends it and does not say so itself: "More than two tickets". */
const lead = "Rules this job out";
const mostWordsOfHeading = 4;

/** Its words with what says that they end it: "Automatic DQs: More than three moving violations". */
export function tellRuledOut({ text, heading }: { text: string; heading: string | null }): string {
  const isUnder = heading !== null && sectionUnder(heading) === "rulesOut";
  if (!isUnder && /^(?:must |have |no\b)|\bconsidered\b|disqualif/iu.test(text)) return text;
  const words = (heading ?? "").replace(/[\s:]+$/u, "");
  const isShort = isUnder && words.split(" ").length <= mostWordsOfHeading;
  return `${isShort ? words : lead}: ${text}`;
}

/** Whether a line says who is not taken: nobody is asked to hold it, and no search looks for it. */
export function rulesOut({ text, heading }: { text: string; heading: string | null }): boolean {
  return (
    sectionUnder(heading) === "rulesOut" || isRuledOutByForm(text) || text.startsWith(`${lead}: `)
  );
}
