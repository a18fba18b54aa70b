import type { Ledger } from "#ledger/ledger.ts";
import { nameOfMust } from "#ledger/must-words.ts";
import { matchPromise, promisedSteps } from "#ledger/stages.ts";
import { capital, inSentence, joinAnd } from "#ledger/words.ts";
import { joinItems } from "#tools/clip.ts";
import type { IntakeSync } from "#tools/intake-sync/tool.ts";
import { idsOf, known, mustsOf, ownerOf, rangeOf } from "#tools/phrases.ts";

type Maker = IntakeSync["decisionMakers"][number];

const mostAdvisers = 4;

/** Roles, never invented names: one decides, the interviewers advise, the rest hear. */
export function writeDecisionMakers(ledger: Ledger): Maker[] {
  const { plan, questions, reading } = ledger;
  const owner = ownerOf(ledger);
  const musts = mustsOf(ledger).slice(0, 2);
  const range = rangeOf(ledger);
  const paper = mustsOf(ledger).find(({ kind }) => kind === "credential");
  const advisers = [...new Set(plan.competencies.map((one) => one.owner))]
    .filter((name) => name.toLowerCase() !== owner.toLowerCase())
    .slice(0, mostAdvisers);
  return [
    maker(
      owner,
      "decides",
      musts.length > 0
        ? `the hire, and what counts as ${joinItems(musts.map(nameOfMust))}`
        : "the hire, and the list of must-haves",
      known(reading.team?.reportsTo ? "given" : "estimate", reading.team?.id, ...idsOf(musts)),
    ),
    maker(
      "HR compensation",
      "decides",
      range === null ? "the range" : `anything outside ${range}`,
      known("estimate", reading.pay?.id),
    ),
    ...(paper
      ? [
          maker(
            "HR, credential check",
            "decides",
            `whether a paper counts as ${nameOfMust(paper)}`,
            known("estimate", paper.id),
          ),
        ]
      : []),
    ...advisers.map((name) =>
      maker(capital(name), "advises", adviceOf(name, ledger), known("plan", plan.id)),
    ),
    maker(
      "Recruiter",
      "informed",
      questions.length === 0
        ? "every decision"
        : `the answers on ${joinAnd(questions.slice(0, 2).map(({ thing }) => thing))}`,
      known("plan", plan.id, ...idsOf(questions.slice(0, 2))),
    ),
  ];
}

function maker(
  role: string,
  part: Maker["part"],
  on: string,
  basis: ReturnType<typeof known>,
): Maker {
  return { role: role.slice(0, 200), part, on: on.slice(0, 600), ...basis };
}

function adviceOf(owner: string, { plan }: Ledger): string {
  const owned = plan.competencies.filter((one) => one.owner === owner);
  return joinItems(owned.map(({ name, about }) => `${inSentence(name)} (${about})`));
}

export function writeInterviewPlan(ledger: Ledger): IntakeSync["interviewPlan"] {
  const { plan, reading } = ledger;
  return {
    note: writeNote(ledger).slice(0, 600),
    totalMinutes: plan.stages.reduce(
      (sum, { minutes, kind }) => sum + (kind === "debrief" ? 0 : minutes),
      0,
    ),
    stages: plan.stages.map(({ id, name, minutes, who, passSignal }) => ({
      id,
      name,
      minutes,
      who,
      competencies: plan.competencies
        .filter(({ stageId }) => stageId === id)
        .map((one) => one.name),
      passSignal: passSignal.slice(0, 600),
      ...known("plan", plan.id),
    })),
    competencies: plan.competencies.map(({ id, name, owner, covers }) => ({
      id,
      name,
      owner,
      covers: [...covers],
    })),
    ...known(
      "plan",
      plan.id,
      ...idsOf(reading.process),
      ...plan.competencies.flatMap(({ facts }) => facts),
    ),
  };
}

/** Candidates were told something: the plan keeps it, or says what it does not keep. */
function writeNote({ plan, reading, rules }: Ledger): string {
  const promised = promisedSteps(reading).map(inSentence);
  if (promised.length === 0) {
    const names = [...new Set(plan.competencies.map(({ about }) => about))].slice(0, 2);
    return `No steps were promised; these are set around ${joinItems(names)}. ${capital(inSentence(rules.careful))}.`;
  }
  const broken = promised.filter((step) => matchPromise(step, plan.stages) === null);
  return broken.length === 0
    ? `The posting promises ${joinItems(promised)}; the stages keep to it.`
    : `The posting promises ${joinItems(promised)}. Not in this plan: ${joinItems(broken)}; add it or change the posting.`;
}
