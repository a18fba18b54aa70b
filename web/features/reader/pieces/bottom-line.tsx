import { Words } from "#web/features/reader/pieces/words.tsx";
import { markPhrase } from "#web/report/mark-phrase.ts";

type BottomLineProps = { text: string; isMarked?: boolean };

/** The first sentence of a report, with its key phrase under the marker. */
export function BottomLine({ text, isMarked = true }: BottomLineProps) {
  const { before, phrase, after } = markPhrase(isMarked ? text : "");
  return (
    <p className="font-display text-[1.4375rem] leading-[1.26] font-[560] tracking-[-0.021em] text-pretty text-ink-1 tablet:text-bottom-line">
      {!isMarked && <Words text={text} />}
      {before !== "" && <Words text={before} />}
      {phrase !== "" && (
        <mark className="rounded-[5px] bg-marker box-decoration-clone px-[0.12em] text-paper-ink">
          {phrase}
        </mark>
      )}
      {after !== "" && <Words text={after} />}
    </p>
  );
}
