import type { Ledger } from "#ledger/ledger.ts";
import type { InterviewCoach } from "#tools/interview-coach/schema.ts";
import { idsOf, known } from "#tools/writing/phrases.ts";
import { quote, say } from "#tools/writing/say.ts";

const mostSaid = 3;

/** What the text says about how people work here, in its words; where it says nothing, one line. */
export function writeCulture({ reading, company }: Ledger): InterviewCoach["cultureNarrative"] {
  const said = [...reading.culture, ...company.statements].slice(0, mostSaid);
  return {
    pull:
      said.length === 0
        ? say`The text says nothing about how people work together. Ask the team for one true example before the first interview.`
        : say`Say this in its own words, and add an example you have seen.`,
    statements: said.map((line) => ({ text: quote(line).text, ...known("given", line.id) })),
    gaps: [],
    ...known(said.length > 0 ? "given" : "plan", ...idsOf(said)),
  };
}
