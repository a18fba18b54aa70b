import type { Said } from "#ledger/read/text/said.ts";
import type { PlacedLine } from "#reading/place.ts";
import { isInner } from "#reading/place.ts";
import { hasTelltale, namesSomebody } from "#reading/telltales.ts";

/** Words that notes dictate for the post: 'put it as "no alcohol on duty"', "Just say organizational change experience." */
const dictated: readonly RegExp[] = [
  /(?<!n['’]?t |not |never )\b(?:can|could|should|please|pls|just|to|we['’]ll|must|ad|post|advert) (?:say|put(?: it)? as|word(?:ed)?(?: it)? as|read|phrase(?: it)? as|be told):? ["“](?<words>[^"”]{4,160})["”]/iu,
  /\b(?:put|word|phrase|post) it as:? ["“](?<words>[^"”]{4,160})["”]/iu,
  /\bwhat can be (?:told|said):? ["“](?<words>[^"”]{4,160})["”]/iu,
  /["“](?<words>[^"”]{4,160})["”] (?:should|must|has to|needs to) (?:be|go|stand) in the (?:ad|post|advert|posting)\b/iu,
  /\bjust say (?!so\b|no\b|yes\b|the word\b)(?<words>[^"“”.;!?]{8,80})[.;]?$/iu,
];
/** "they'll ask why it's open so just say restructuring" is an answer, not a line of the post. */
const answers =
  /\bif (?:they|anyone|anybody|somebody|someone|candidates?) asks?\b|\basks? (?:you |us )?why\b/iu;
/** "short app at hoskinsdaughter.com/drive", in a line with somebody's number. */
const applyAt =
  /\b(?:app|apply|application)\b[^@]{0,30}?(?<![@\w.])(?<address>(?:https?:\/\/)?(?:[\w-]{1,40}\.){1,3}(?:com|org|net|example|io|co|gov|edu|us|ca|uk|de|jobs|careers)(?:\/[\w/?=&-]{1,100})?)/iu;

/** "EMAIL CV TO DRHIRING@FEN.EXAMPLE OR TXT YADIRA": the box of an office, not a person's. */
const mailTo =
  /\b(?:send|e-?mail|mail|apply|cv|resumes?|résumés?)\b[^@]{0,60}?(?<address>[\w.+-]{0,20}(?:jobs?|careers?|hiring|hr|apply|recruit\w{0,8}|talent|office|info|hello|work)[\w.+-]{0,12}@[\w-]{1,40}(?:\.[\w-]{2,20}){1,3})/iu;

/** What a line that stays inside says for the post all the same: dictated words, and where to apply. */
export function saidForPost(line: PlacedLine, quote: string): Said[] {
  if (!isInner(line.place) || line.reader === "person" || line.place === "noise") return [];
  const found = answers.test(line.text)
    ? []
    : dictated.flatMap((one) => one.exec(line.text)?.groups?.["words"] ?? []);
  const words = found.filter((one) => !hasTelltale(one) && !namesSomebody(one)).slice(0, 1);
  const site = applyAt.exec(line.text)?.groups?.["address"];
  const address = site ?? (line.place === "internal" ? undefined : mailboxIn(line.text));
  const place = line.likely.find((one) => !isInner(one)) ?? "terms";
  const quotes = [{ where: "posting" as const, quote }];
  const rest = { heading: line.heading, isBullet: false, quotes, isTyped: false };
  return [
    ...words.map((text): Said => ({ ...rest, text, place })),
    ...(address === undefined
      ? []
      : [{ ...rest, text: `Apply at ${address}`, place: "process" as const }]),
  ];
}

/** "resumes to me, jobs@fen.example": where to apply, of a line that is jotted down for oneself. */
export function whereToApply(said: Said): Said[] {
  const address = applyAt.exec(said.text)?.groups?.["address"] ?? mailboxIn(said.text);
  return address === undefined ? [] : [{ ...said, text: `Apply at ${address}` }];
}

function mailboxIn(text: string): string | undefined {
  return mailTo.exec(text)?.groups?.["address"]?.toLowerCase();
}
