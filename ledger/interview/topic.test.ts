import { describe, expect, test } from "vitest";
import { topicOf } from "#ledger/interview/topic.ts";

describe("what a duty is about", () => {
  test.each([
    ["Own the Kafka pipeline that feeds late-truck alerts", "the Kafka pipeline"],
    ["Redesign the reading ingest so that a load finishes in four hours", "the reading ingest"],
    ["Listen in on district support calls once a month", "district support calls"],
    ["Pick, set and touch off your own tools and dial in your own fixtures", "your own tools"],
    [
      "Respond to trauma, stroke and cardiac alerts as a team member",
      "trauma, stroke and cardiac alerts",
    ],
    [
      "Plan and present story times, class visits and teen programs, about six a week",
      "story times, class visits and teen programs",
    ],
    ["Run the start-of-shift meeting and assign labor", "the start-of-shift meeting"],
    [
      "Run five to eight moderated usability tests a quarter with vets",
      "five to eight moderated usability tests",
    ],
    ["Make GDPR deletion requests work through the whole platform", "GDPR deletion requests"],
    ["Carry the pager one week in five", "the pager"],
    ["Prepare monthly statistics and grant reports", "monthly statistics and grant reports"],
    ["Conduct outreach to nine elementary schools", "outreach to nine elementary schools"],
  ])("%j is about %j", (duty, topic) => {
    expect(topicOf(duty)).toBe(topic);
  });

  test.each(["Work", "Serve as person in charge", "Take turns", "", "Help when needed"])(
    "%j says too little to be about something",
    (duty) => {
      expect(topicOf(duty)).toBeNull();
    },
  );

  test("a hostile duty takes no time", () => {
    const started = process.threadCpuUsage();
    for (const duty of ["and ".repeat(25_000), "a, ".repeat(33_000), "(".repeat(100_000)])
      topicOf(duty);
    expect(process.threadCpuUsage(started).user / 1_000).toBeLessThan(1_000);
  });
});
