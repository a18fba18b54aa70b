import type { Ledger } from "#ledger/ledger.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/schema.ts";
import type { Briefing } from "#tools/briefing.ts";
import { isInEnglish } from "#tools/attract-source-kit/trade.ts";
import { conflictsOf, known } from "#tools/writing/phrases.ts";
import { count, pick, say, verdict } from "#tools/writing/say.ts";

type Post = AttractSourceKit["jobPost"];

const keptWhole = "The post keeps the posting's own lines.";

/** The launch in one sentence, then at most three reasons and moves. */
export function writeNarrative(
  { ledger }: Briefing,
  post: Post,
): AttractSourceKit["launchNarrative"] {
  const { reading } = ledger;
  const findings = [
    ...(isThin(post)
      ? [
          "The text has next to no duties or requirements. Paste the whole posting into the job and write this again.",
        ]
      : []),
    ...(isInEnglish(ledger)
      ? []
      : [
          "The posting is not in English. The post keeps its own words, and the messages are drafts to translate.",
        ]),
    ...aboutPost(post, reading.text),
    ...aboutChannel(ledger),
  ].slice(0, 3);
  return {
    answer: chooseAnswer(ledger, post),
    text: (findings.length > 0 ? findings : [keptWhole]).join(" "),
    ...known("plan", "title", "place", "occupation", reading.pay?.id),
  };
}

function isThin({ whatYouWillDo, whatYouBring }: Post): boolean {
  return whatYouWillDo.length + whatYouBring.length < 2;
}

/** The first that holds. */
function chooseAnswer(ledger: Ledger, post: Post): string {
  const { playbook } = ledger;
  const people = pick(playbook, (from) => from.people.many);
  if (isThin(post) && post.range === null)
    return verdict`There is too little here to launch with, so get the duties and the pay first.`;
  if (isThin(post))
    return verdict`Get the duties before launch, because pay alone brings the wrong people.`;
  if (post.range === null)
    return verdict`Hold the launch until the pay is known, because ${people} will ask for it first.`;
  if (conflictsOf(ledger).length > 0)
    return verdict`Settle what is really required before launch, because the post can only say one thing.`;
  if (playbook.reach === "apply")
    return verdict`Put the pay and the hours at the top of the post and call ${people} back the same day.`;
  if (playbook.reach === "write")
    return verdict`Write to ${people} one by one, because the good ones seldom answer a post.`;
  return verdict`Post the job and write to ${people} in the same week, with the pay in both.`;
}

const benefitWords = /\b(?:benefits?|insurance|PTO|vacation|holidays?|401|403|pension|health)\b/iu;

function aboutPost({ lint, benefits, range }: Post, text: string): string[] {
  const marked = lint.findings.filter(({ finding }) => finding.includes("kept as written")).length;
  return [
    ...(marked === 0
      ? []
      : [
          say`The post keeps every line of the posting, and ${count(marked, "phrase", "phrases")} may put people off. Proposals stand beside it.`,
        ]),
    ...(benefits.length === 0 && range !== null && !benefitWords.test(text)
      ? ["No benefit is named, so people will compare the pay alone. Ask for the list."]
      : []),
  ];
}

function aboutChannel({ playbook }: Ledger): string[] {
  const [first] = playbook.boards;
  if (first === undefined || playbook.key === "neutral") return [];
  return [`${say`Start here: ${pick(playbook, () => first.name)}.`} ${first.why}`];
}
