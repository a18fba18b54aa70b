import type { Reading } from "#ledger/facts/reading.ts";
import { quoted } from "#ledger/questions/conflict-questions.ts";
import type { OpenQuestion } from "#ledger/questions/open-question.ts";

const hiringManager = "hiring manager";

/** Law, wages and searches go by the place, so one that nobody knows is asked for and never guessed. */
export function askTown({ place }: Reading): OpenQuestion[] {
  if (place.country !== null || place.isRemote) return [];
  return [
    {
      id: "unknown.town",
      thing: "place of work",
      question:
        place.text === ""
          ? "Where is the work, in which town and state or country?"
          : `In which state or country is ${quoted(place.text)}?`,
      why: "The law on pay in posts, the wage figures and the searches go by it.",
      ask: hiringManager,
      ifNoAnswer: "No law and no wage figure is applied, and the searches name no place.",
      isAskedByCandidates: true,
      blocks: 6,
    },
  ];
}

/** What the pay is compared with. */
export function askOccupation({ title, occupation: match, place }: Reading): OpenQuestion[] {
  // Abroad no wage figure waits for it.
  const isAbroad = place.country !== null && place.country !== "US";
  if (match.certainty === "sure" || isAbroad) return [];
  const names = [...new Set(match.choices.map((one) => one.title))].slice(0, 2);
  const choices = names.length > 0 ? `: ${names.join(", ")} or another one` : "";
  return [
    {
      id: "unknown.occupation",
      thing: "occupation behind the title",
      question: `Whose published pay should ${quoted(title.clean)} be compared with${choices}?`,
      why: "The wage figures depend on it.",
      ask: hiringManager,
      ifNoAnswer: "The pay is compared with nothing, and the advice stays general.",
      isAskedByCandidates: false,
      blocks: 6,
    },
  ];
}
