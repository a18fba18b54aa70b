import type { Playbook } from "#knowledge/playbook.ts";
import type { Match } from "#ledger/occupations/match.ts";
import type { Schedule, Title } from "#ledger/reading.ts";

type Job = { occupation: Match; title: Title; schedule: Schedule | null };

/**
 * What is known of this kind of work: by its occupation, the longest code wins; people at the start and at the head of
 * a company by how they are hired. Nobody borrows another trade's: where the occupation is not known, it is the neutral one.
 */
export function choosePlaybook(playbooks: readonly Playbook[], job: Job): Playbook {
  const byKey = (key: string) => playbooks.find((one) => one.key === key);
  const special = isAtTheStart(job)
    ? byKey("internships-apprenticeships")
    : job.title.seniority === "executive"
      ? byKey("executives")
      : undefined;
  const named = playbooks.find((one) => isNamed(one, job.title));
  const soc = job.occupation.occupation?.soc ?? null;
  const chosen = special ?? named ?? (soc === null ? undefined : longestFor(playbooks, soc));
  const playbook = chosen ?? byKey("neutral");
  if (playbook === undefined) throw new Error("there is no neutral playbook");
  return playbook;
}

function isNamed({ titlesWith = [] }: Playbook, { clean }: Title): boolean {
  const title = ` ${clean.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
  return titlesWith.some((words) => title.includes(` ${words} `));
}

function isAtTheStart({ schedule, title }: Job): boolean {
  return title.seniority === "intern" || schedule?.employment === "internship";
}

function longestFor(playbooks: readonly Playbook[], soc: string): Playbook | undefined {
  const lengthFor = ({ covers }: Playbook) =>
    Math.max(0, ...covers.filter((code) => soc.startsWith(code)).map((code) => code.length));
  const [best] = playbooks.toSorted((left, right) => lengthFor(right) - lengthFor(left));
  return best !== undefined && lengthFor(best) > 0 ? best : undefined;
}
