import { expect, test } from "vitest";
import { withoutChat } from "#ledger/read/text/clean-text.ts";

test.each([
  ["Oh and the private medical is from day one", "The private medical is from day one"],
  ["yep BCBS medical, 401k match 5%", "BCBS medical, 401k match 5%"],
  ["post it at $88,000 to $97,000", "$88,000 to $97,000"],
  ["No typing test this time lol.", "No typing test this time."],
  ["ya - medical dental vision", "Medical dental vision"],
  ["yes 👍 apply by mail", "Apply by mail"],
  ["Health (UPMC plan i think?? check), 7 paid holidays", "Health, 7 paid holidays"],
  ["OK with computers", "OK with computers"],
  ["Post office experience", "Post office experience"],
  ["Ohio license", "Ohio license"],
])("%s is said as %s", (text, said) => {
  expect(withoutChat(text)).toBe(said);
});
