import { expect, test } from "vitest";
import { useAgents } from "#server/test/agents.ts";

const { rig, atWork, tokenOf, agentOf } = useAgents({ FACTS_PER_USER_PER_HOUR: "4" });

test("a person's programs ask so often about jobs in an hour, by whichever tool, and are told when to come back", async () => {
  const us = await atWork();
  const { id: jobId } = await rig.createJob(us);
  const { call } = await agentOf(await tokenOf(us));
  const asked: [name: string, input: object][] = [
    ["ask_facts", { jobId }],
    ["place_pay", { jobId }],
    ["list_decisions", { jobId }],
    ["check_text", { jobId, text: "1 2 3 4 5 $6 7% ".repeat(3_000) }],
  ];
  for (const [name, input] of asked) {
    const told = await call(name, input);
    expect([name, told.isError ?? false]).toEqual([name, false]);
    expect(String(told.content[0]?.text).length).toBeLessThan(500_000);
  }
  for (const [name, input] of asked) {
    const refused = await call(name, input);
    expect([name, refused.content[0]?.text]).toEqual([
      name,
      expect.stringContaining("tooManyRequests"),
    ]);
  }
});
