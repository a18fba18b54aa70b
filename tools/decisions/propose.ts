import type { ProposedQuestion, RoomProposal } from "#contract/room/decision.ts";
import { keyOfSettled } from "#contract/room/settled.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { demandFactPrefix } from "#ledger/questions/protected-demands.ts";
import { hintFor } from "#tools/decisions/answer-hints.ts";
import type { TryOut } from "#tools/decisions/options.ts";
import { proposePay } from "#tools/decisions/propose-pay.ts";
import { proposeConflicts, proposeRequirements } from "#tools/decisions/propose-requirements.ts";
import { proposeDays, proposeStages } from "#tools/decisions/propose-terms.ts";

const mostDecisions = 10;
const mostQuestions = 8;
/** Requirements that come before days and stages. */
const firstRequirements = 3;

/** What a hiring manager may be asked about a job, the most telling first, and what each answer would do. */
export function proposeRoom(ledger: Ledger, tryOut: TryOut): RoomProposal {
  const requirements = proposeRequirements(ledger, tryOut);
  const decided = new Set(ledger.agreed?.map(({ settled }) => keyOfSettled(settled)));
  const decisions = [
    ...proposePay(ledger, tryOut),
    ...proposeConflicts(ledger, tryOut),
    ...requirements.slice(0, firstRequirements),
    ...proposeDays(ledger, tryOut),
    ...proposeStages(ledger, tryOut),
    ...requirements.slice(firstRequirements),
  ].filter(({ key }) => !decided.has(key));
  return { decisions: decisions.slice(0, mostDecisions), questions: proposeQuestions(ledger) };
}

/** Decided above, a matter of the recruiter's, or one that nobody may answer. */
const isNoQuestion = new RegExp(
  `^(?:unknown\\.(?:conflict\\.|listed$|occupation$)|${demandFactPrefix})`,
  "u",
);

/** What nobody said and the hiring manager knows, in words of their own. */
function proposeQuestions({ questions }: Ledger): ProposedQuestion[] {
  return questions
    .filter(({ id, ask }) => !isNoQuestion.test(id) && ask.startsWith("hiring manager"))
    .slice(0, mostQuestions)
    .map(({ id, question, why }) => ({ words: id, question, hint: hintFor(id, why) }));
}
