import { expect, test } from "vitest";
import { mustAsk } from "#reading/inside/must-ask.ts";
import { readStated } from "#reading/read-stated.ts";

const [inPosting, inNotes] = [0, 1];

test("in notes what somebody wants is asked about, in a posting it is the posting's", () => {
  const text = "3 openings, training starts Oct 6 and she wants all 3 in it";
  expect(mustAsk(text, "terms", inNotes)).toBe(true);
  expect(mustAsk(text, "terms", inPosting)).toBe(false);
  expect(mustAsk("lunch with Mrs. Penhale", "process", inNotes)).toBe(true);
});

test.each([
  "EE: plan says African/Coloured female at this level",
  "We want a strong young man or woman",
  "Fen welcomes digital natives and is an equal opportunity employer",
])("a wish by what people are is never told: %s", (text) => {
  expect(mustAsk(text, "legal", inPosting)).toBe(true);
});

test("the promise of equal treatment is told", () => {
  const text = "All applicants are considered without regard to sex (including pregnancy).";
  expect(mustAsk(text, "legal", inPosting)).toBe(false);
});

test("a remark in brackets keeps the words before it inside, too", () => {
  const { lines } = readStated(
    "Quality Engineer\n\nAbout us\nWe make brake parts in Dayton.\n\nResponsibilities\n- Run supplier audits every quarter\n- Handle complaints, now six open with one customer on level 1 (!!! not outside of the team)\n\nRequirements\n- Two years in a plant\n\nSend your resume to apply.\n",
  );
  const complaint = lines.find(({ text }) => text.startsWith("Handle complaints"));
  expect(complaint?.place).toBe("unplaced");
  expect(lines.find(({ text }) => text.startsWith("Run supplier"))?.place).toBe("duty");
});
