const benefit = String.raw`(?:dental|vision|medical|health ?care|insurance|benefits?|pto|paid time off|vacation|holidays?|sick (?:days?|leave|pay)|40[13] ?\(?[kb]\)?|retirement|pension|match(?:ing)?|relo(?:cation)?|bonus(?:es)?|equity|per diem)`;
const beside = String.raw`(?:(?:company|employer|paid|health|medical|dental|vision|40[13] ?\(?[kb]\)?|retirement|or|and|\/) ){0,5}`;
const after = String.raw`(?: (?:plan|package|coverage|insurance|match|time|assistance|help|offered|provided|paid|yet|sorry|at this time|right now|for now|currently|so far)){0,4}`;
/** "no dental", "no 401k yet", "we don't offer relocation", "relo not offered"; "no weekends" and "no deductible" are good to hear. */
const denial = new RegExp(
  String.raw`^(?:(?:but|and|sorry) )?(?:(?:there is |we have )?no|without|(?:we )?(?:do not|don['’]?t|does not|doesn['’]?t|cannot|can['’]?t) (?:offer|provide|include|pay|cover|have)(?: any)?) ${beside}${benefit}${after}$|^${beside}${benefit}${after} (?:is |are )?not (?:offered|provided|included|available|paid)$`,
  "iu",
);
const sorry = /^(?:sorry|yet|at this time|right now)$/iu;

/** A line about what the job gives, without the clauses that say what it does not give; empty where nothing is left. */
export function withoutDenials(line: string): string {
  const text = line.replaceAll(/ ?\(([^()]*)\)/gu, (whole, inner: string) => {
    const kept = keepGiven(inner);
    if (kept === inner) return whole;
    return kept === "" ? "" : ` (${kept})`;
  });
  return keepGiven(text).trim();
}

/** Sentence by sentence: after "no dental, vision or life" the rest of the list is denied, too. */
function keepGiven(text: string): string {
  const sentences = text.split(/(?<=[.;]) /u);
  const kept = sentences.map((sentence) => {
    const stop = /[.;]$/u.exec(sentence)?.[0] ?? "";
    const clauses = sentence.slice(0, sentence.length - stop.length).split(/, | (?=but )/u);
    const first = clauses.findIndex((clause) => denial.test(clause.trim()));
    if (first === -1) return sentence;
    const lastOr = clauses.findLastIndex((clause) => /\bor\b/iu.test(clause));
    const given = clauses.filter(
      (clause, at) =>
        !denial.test(clause.trim()) && !sorry.test(clause.trim()) && !(at > first && at <= lastOr),
    );
    return given.length === 0 ? "" : `${given.join(", ")}${stop}`;
  });
  const rest = kept.filter((sentence) => sentence !== "").join(" ");
  return rest === text ? text : rest.replace(/;$/u, "");
}
