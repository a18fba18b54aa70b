import type { Ledger } from "#ledger/ledger.ts";
import type { InterviewCoach } from "#tools/interview-coach/tool.ts";
import { idsOf, known } from "#tools/phrases.ts";
import { quote, say } from "#tools/writing/say.ts";

const mostSaid = 2;

/** What was said about how people work here, in its words; what nobody can prove is a question. */
export function writeCulture({ reading, company }: Ledger): InterviewCoach["cultureNarrative"] {
  const said = [...reading.culture, ...company.statements.slice(0, 1)].slice(0, mostSaid);
  return {
    pull:
      reading.culture.length === 0
        ? say`Nothing in writing says how people work together here, so claim nothing yet.`
        : say`Say this in its own words, and add an example you have seen.`,
    statements: said.map((line) => ({ text: quote(line).text, ...known("given", line.id) })),
    gaps:
      reading.culture.length > 0
        ? [say`Which day of the last month shows each of these?`]
        : [
            say`Who helped the last new person, and for how long?`,
            say`How was the last disagreement on the team settled?`,
          ],
    ...known(said.length > 0 ? "given" : "unknown", ...idsOf(said)),
  };
}
