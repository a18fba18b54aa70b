import { describe, expect, test } from "vitest";
import { toDoes, toDoing, toDone } from "#ledger/words/doing.ts";

describe("a duty as something being done", () => {
  test.each([
    ["Keep booking latency under 300 ms", "keeping booking latency under 300 ms"],
    ["Write and run Kotlin services", "writing and running Kotlin services"],
    ["Design, build and run the fleet", "designing, building and running the fleet"],
    ["Submit reports", "submitting reports"],
    ["Tie off loads", "tying off loads"],
    [
      "Review designs and code, and coach two engineers",
      "reviewing designs and code, and coaching two engineers",
    ],
    [
      "Run the start-of-shift meeting and assign labor to pick, pack and ship",
      "running the start-of-shift meeting and assigning labor to pick, pack and ship",
    ],
    [
      "Train every new associate on scanners, lift equipment and lockout rules",
      "training every new associate on scanners, lift equipment and lockout rules",
    ],
    [
      "Prepare journal entries and balance sheet reconciliations",
      "preparing journal entries and balance sheet reconciliations",
    ],
    ["Document assessments and care in Epic", "documenting assessments and care in Epic"],
    [
      "Close the shift report and hand over to the night supervisor",
      "closing the shift report and handing over to the night supervisor",
    ],
    ["Chase any claim open longer than 5 days", "chasing any claim open longer than 5 days"],
    ["Be responsible for the till", "being responsible for the till"],
  ])("%j is %j", (duty, doing) => {
    expect(toDoing(duty)).toBe(doing);
  });
});

describe("a duty of a third person", () => {
  test.each([
    ["Carry the pager one week in five", "carries the pager one week in five"],
    ["Pick, set and touch off your own tools", "picks, sets and touches off their own tools"],
    ["Bring back what you hear", "brings back what they hear"],
    ["Be on call", "is on call"],
  ])("%j is %j", (duty, does) => {
    expect(toDoes(duty)).toBe(does);
  });
});

describe("a duty that is done", () => {
  test.each([
    ["Redesign the reading ingest", "redesigned the reading ingest"],
    ["Build and test the models", "built and tested the models"],
    ["Take $14 million of cost out of freight", "taken $14 million of cost out of freight"],
    ["Split the monolith", "split the monolith"],
    ["Plan the move", "planned the move"],
    ["Bring the rate below 2.0", "brought the rate below 2.0"],
  ])("%j is %j", (duty, done) => {
    expect(toDone(duty)).toBe(done);
  });
});
