/** What a useful answer holds, where the reason for a question alone leaves somebody guessing. */
const hints: ReadonlyMap<string, string> = new Map([
  ["unknown.reason", "A new seat or somebody’s old one, and since when it is open."],
  [
    "unknown.startDate",
    "A date you want and the latest one, such as 1 March, at the latest 1 May.",
  ],
  ["unknown.decider", "Who meets candidates, and who has the last word, by name."],
  [
    "unknown.competitors",
    "Two or three employers whose people could do this work, or are wanted by.",
  ],
  ["unknown.workType", "How many days in the office, which ones, and whether they can change."],
]);

/** The hint under a question: what to write, or else why it is asked. */
export function hintFor(id: string, why: string): string {
  return hints.get(id) ?? why;
}
