import type { DecisionOption } from "#contract/room/decision.ts";
import type { RoomDecision } from "#contract/room/room.ts";
import type { Settled } from "#contract/room/settled.ts";

type OptionWords = [label: string, value: string, line: string, figure: string];

function option(words: OptionWords, settled: Settled, isPosted = false): DecisionOption {
  const [label, value, line, figure] = words;
  return { label, value, line, figure, isPosted, settled };
}

function decision(
  id: number,
  words: [label: string, question: string, today: string],
  options: DecisionOption[],
): RoomDecision {
  const [label, question, today] = words;
  const key = label.toLowerCase();
  const open = { choice: null, own: null, isToTalk: false, isAskedAgain: false };
  return { id, key, label, question, today, options, ...open };
}

const pay = (text: string): Settled => ({ about: "pay", text });
const requirement = (words: string, is: "must" | "dropped"): Settled => ({
  about: "requirement",
  words,
  is,
});
export const workType = (text: string): Settled => ({ about: "workType", text });
const stage = (is: "kept" | "dropped"): Settled => ({
  about: "stage",
  words: "System design",
  is,
});
const question = (text: string): Settled => ({
  about: "question",
  words: "unknown.onCallPay",
  text,
  mayTell: true,
});

/** Six decisions about a backend engineer in Denver, none of them made. */
export const decisions: RoomDecision[] = [
  decision(
    11,
    ["Top of the range", "How high can the range go?", "The range now ends at $176,000."],
    [
      option(
        [
          "Keep $176,000",
          "$148,000 to $176,000",
          "The 76th percentile, $11,888 above Denver’s most senior wage level.",
          "No change",
        ],
        pay("$148,000 to $176,000 a year"),
        true,
      ),
      option(
        [
          "Raise the top to $182,000",
          "$148,000 to $182,000",
          "From the 76th to the 79th percentile. The cost counts the bonus.",
          "+$6,600 a year",
        ],
        pay("$148,000 to $182,000 a year"),
      ),
      option(
        [
          "Lower it to $168,000",
          "$148,000 to $168,000",
          "From the 76th to the 72nd. Still $3,888 above that level.",
          "−$8,800 a year",
        ],
        pay("$148,000 to $168,000 a year"),
      ),
    ],
  ),
  decision(
    12,
    ["Degree", "Does the degree stay?", "The post asks for a degree."],
    [
      option(["Keep it", "Stays", "", "No change"], requirement("a degree", "must"), true),
      option(
        ["Drop the degree", "Dropped", "Nothing in the work depends on it.", "One word fewer"],
        requirement("a degree", "dropped"),
      ),
    ],
  ),
  decision(
    13,
    ["Terraform", "Is Terraform needed on day one?", "Your team already runs it."],
    [
      option(
        ["Yes, required", "Required", "", "No change"],
        requirement("Terraform", "must"),
        true,
      ),
      option(
        [
          "No, it can be learned here",
          "Learned here",
          "The search still asks for AWS and Kubernetes.",
          "One word fewer",
        ],
        requirement("Terraform", "dropped"),
      ),
    ],
  ),
  decision(
    14,
    ["Office days", "How many fixed office days?", "Tuesday and Wednesday now."],
    [
      option(["Two", "Two", "", "No change"], workType("Hybrid, 2 days in the office"), true),
      option(
        ["One", "One", "Every search still has to match Denver.", "No change"],
        workType("Hybrid, 1 day in the office"),
      ),
    ],
  ),
  decision(
    15,
    ["On-call pay", "What does a week on call pay?", "The post does not say."],
    [
      option(["$400", "$400 a week", "", "Not known yet"], question("$400 a week")),
      option(["$600", "$600 a week", "", "Not known yet"], question("$600 a week")),
    ],
  ),
  decision(
    16,
    ["Interview stages", "How many interview stages?", "You wrote four."],
    [
      option(
        ["Four", "Four", "Call, system design, pairing, VP of Engineering.", "No change"],
        stage("kept"),
        true,
      ),
      option(
        [
          "Three, with design inside the pairing",
          "Three",
          "The 60-minute design conversation falls away.",
          "60 minutes less",
        ],
        stage("dropped"),
      ),
    ],
  ),
];

/** The same with the first ones answered: the choice of each, in their order. */
export function decided(...choices: number[]): RoomDecision[] {
  return decisions.map((one, at) => ({ ...one, choice: choices[at] ?? null }));
}
