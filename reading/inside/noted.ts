import type { Note } from "#reading/source/comments.ts";
import { isInner, type PlacedLine } from "#reading/place.ts";
import type { Place } from "#reading/places.ts";

const signature = String.raw`(?:[^\p{L}\d]*(?:\p{Lu}[\p{L}.]{0,15}(?: \p{Lu}\p{L}{0,20})?: |\p{Lu}{1,3}\d{1,2}\W+))*[^\p{L}\d]*`;
/** "good", "yes", "post 19-23": the words before it stay. */
const approves = new RegExp(
  String.raw`^${signature}(?:good|great|fine|ok(?:ay)?|yes|true|keep|post|leave (?:it|as|this|that)|agreed)\b`,
  "iu",
);
/** "strike", "tips out!!", "can we just say": the words before it go, or read otherwise. */
const changes =
  /\b(?:strike|cut|delete[ds]?|deleting|drop|removed?|removing|scrap|take\b.{0,40}\bout|leave\b.{0,25}\bout|out|(?:can|could|should) we|(?:just|pls|please|better) (?:say|put)|(?:say|put) ["“'])(?=[^\p{L}]|$)/iu;
/** A post needs them, so that a doubt is not enough. */
const needed: ReadonlySet<Place | "unplaced"> = new Set(["title", "pay", "process"]);

/** Lines of a draft that somebody noted something beside are left to the person: "7 years [[5. We'll lose people]]". */
export function askAboutNoted(
  lines: readonly PlacedLine[],
  notes: readonly Note[],
  shown: string,
): PlacedLine[] {
  const asked = new Set(
    notes.flatMap(({ start, end, at }) => {
      const line = lines.findLast((one) => one.start < at);
      if (line === undefined || isInner(line.place)) return [];
      const said = shown.slice(start, end);
      const gap = line.end < at ? shown.slice(line.end, at) : "";
      const isBeside = /^[^\p{L}\p{N}\n]*$/u.test(gap);
      const isBelow = /^[^\p{L}\p{N}\n]*\n[^\p{L}\p{N}\n]*$/u.test(gap);
      if (approves.test(said) || (!isBeside && !isBelow)) return [];
      const isDoubtEnough = isBeside && !needed.has(line.place);
      return isDoubtEnough || changes.test(said) ? [line.id] : [];
    }),
  );
  return lines.map((line): PlacedLine =>
    asked.has(line.id)
      ? { ...line, place: "unplaced", likely: ["internal", line.place as Place] }
      : line,
  );
}
