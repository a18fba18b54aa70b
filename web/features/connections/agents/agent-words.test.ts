import { expect, test } from "vitest";
import { agentWords } from "#web/features/connections/agents/agent-words.ts";

test("what an agent may do is one sentence, reading first", () => {
  expect(agentWords(["suggestions.write", "reports.read", "jobs.read"])).toBe(
    "Reads jobs and reports, suggests edits.",
  );
  expect(agentWords(["jobs.write"])).toBe("Creates jobs.");
  expect(agentWords(["usage.read", "jobs.read", "reports.read", "jobs.write"])).toBe(
    "Reads jobs, reports and spending, creates jobs.",
  );
});
