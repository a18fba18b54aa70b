import { AgentScope } from "#contract/programs/agent.ts";
import { capital, joinAnd } from "#english/words.ts";

export const whatNoAgentCan =
  "No agent can share, sign off, change connections or read internal lines.";

const read: Partial<Record<AgentScope, string>> = {
  "jobs.read": "jobs",
  "reports.read": "reports",
  "usage.read": "spending",
};
const done: Partial<Record<AgentScope, string>> = {
  "jobs.write": "creates jobs",
  "suggestions.write": "suggests edits",
};

/** Reading changes nothing, so it is ticked when the page opens. */
export const isReading = (scope: AgentScope): boolean => read[scope] !== undefined;

/** What it did last, in the middle of a sentence: "read a report". */
export const lastCallWords = (title: string): string =>
  `${title.charAt(0).toLowerCase()}${title.slice(1)}`;

/** What an agent may do: "Reads jobs and reports, suggests edits." */
export function agentWords(scopes: readonly AgentScope[]): string {
  const has = (words: Partial<Record<AgentScope, string>>) =>
    AgentScope.options.flatMap((scope) =>
      scopes.includes(scope) && words[scope] ? [words[scope]] : [],
    );
  const reading = has(read);
  const parts = [...(reading.length > 0 ? [`reads ${joinAnd(reading)}`] : []), ...has(done)];
  return `${capital(parts.join(", "))}.`;
}
