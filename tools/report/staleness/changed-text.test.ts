import { expect, test } from "vitest";
import { tellChangedIn } from "#tools/report/staleness/changed-text.ts";

const [mail, inMail] = ["b-0000000001", "b-0000000002"];
const content = {
  outreachTemplates: [
    { id: mail, channel: "e-mail", body: "Hi {{first_name}}, it pays $27.50 to $31.00 an hour." },
    { id: inMail, channel: "LinkedIn", body: "Hi {{first_name}}, may I tell you more about it?" },
  ],
  jobPost: { pay: "$27.50 to $31.00 an hour, paid weekly.", facts: ["pay.range"] },
};
const nothing = { content, staleParts: [], keptParts: [] };
const pay = (part: string, section = "outreachTemplates") => ({ part, section, facts: ["Pay"] });
const said = "The pay has changed since this was written.";

test("whoever copies a message whose pay has changed is told, and of the message beside it nothing", () => {
  const stale = { ...nothing, staleParts: [pay(mail)] };
  const [first, second] = content.outreachTemplates;
  expect(tellChangedIn(stale, `${first?.body}\n\nInes Marlow`)).toBe(said);
  expect(tellChangedIn(stale, second?.body ?? "")).toBeNull();
  expect(tellChangedIn(stale, `${second?.body}, by e-mail`)).toBeNull();
  expect(tellChangedIn(nothing, first?.body ?? "")).toBeNull();
});

test("a message that a person edited and kept is told as well", () => {
  const kept = { ...nothing, keptParts: [pay(inMail)] };
  expect(tellChangedIn(kept, content.outreachTemplates[1]?.body ?? "")).toBe(said);
});

test("a whole section is told by its own words, and several facts are named", () => {
  const facts = ["Must-haves", "Pay"];
  const stale = { ...nothing, staleParts: [{ ...pay("jobPost", "jobPost"), facts }] };
  const post = `Warehouse Lead\n\nPay\n${content.jobPost.pay}`;
  expect(tellChangedIn(stale, post)).toBe(
    "The must-haves and pay have changed since this was written.",
  );
});
