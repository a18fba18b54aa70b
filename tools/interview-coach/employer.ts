import type { Given } from "#ledger/facts/fact.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { InterviewCoach } from "#tools/interview-coach/schema.ts";
import { idsOf, known } from "#tools/writing/phrases.ts";
import { quote, say } from "#tools/writing/say.ts";

const fewestWords = 6;
const mostPoints = 3;
/** A longer line would be cut where it does not end. */
const longestPoint = 160;
/** "Company: Harlan & Reed Supply Company of Ohio" is a field of a form. */
const isField = /^(?:company|employer|organi[sz]ation|about)(?: name)?:\s/iu;
/** A line about the recruiting firm says nothing about the employer. */
const isOfAgency = /\b(?:staffing|recruiting partner|on behalf of|proud to represent)\b/iu;

/** What the text says of the employer, in its words. */
export function writeTalkingPoints({ reading, company }: Ledger): InterviewCoach["talkingPoints"] {
  const told = reading.lines.filter(
    ({ place, text }) =>
      place === "employer" &&
      text.split(" ").length >= fewestWords &&
      /^[\p{Lu}\p{N}]/u.test(text) &&
      !isOfAgency.test(text) &&
      !isField.test(text),
  );
  const whole = told.filter(
    (line, at) =>
      told.findIndex(({ text }) => text === line.text) === at &&
      line.text.length <= longestPoint &&
      told.every((other) => other.text === line.text || !other.text.startsWith(line.text)),
  );
  const lines: readonly Given[] =
    whole.length > 0 ? whole : told.length > 0 ? told : company.statements;
  if (lines.length === 0) return [{ point: "Keep to what the posting says.", ...known("plan") }];
  return lines
    .slice(0, mostPoints)
    .map((line) => ({ point: quote(line).text, ...known("given", line.id) }));
}

const mostSaid = 3;

/** What the text says about how people work here, in its words; where it says nothing, one line. */
export function writeCulture({ reading, company }: Ledger): InterviewCoach["cultureNarrative"] {
  const said = [...reading.culture, ...company.statements].slice(0, mostSaid);
  return {
    pull:
      said.length === 0
        ? say`We found no line about how people work together. Ask the team for one true example before the first interview.`
        : say`Say this in its own words, and add an example you have seen.`,
    statements: said.map((line) => ({ text: quote(line).text, ...known("given", line.id) })),
    gaps: [],
    ...known(said.length > 0 ? "given" : "plan", ...idsOf(said)),
  };
}
