import { Check } from "lucide-react";
import { useSection } from "#web/features/reader/section/section-context.ts";
import { useReader } from "#web/features/reader/window/reader-context.ts";
import { tickKey, useTicks } from "#web/features/reader/pieces/use-ticks.ts";
import { numbered } from "#web/features/reader/value/bullet-list.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";
import { useWritingStop } from "#web/ui/feedback/writing.ts";

type ChecklistItem = { text: string; owner: string; details: readonly string[] };

type ChecklistProps = {
  items: readonly ChecklistItem[];
  /** The beginning of a longer list, which says itself how much of it is done. */
  isShort?: boolean;
};

/** Things to do that remember whether they are done. */
export function Checklist({ items, isShort = false }: ChecklistProps) {
  const { sectionKey } = useSection();
  const { isReadOnly } = useReader();
  const { ticks, setTicks } = useTicks();
  const writingStop = useWritingStop();
  const keys = items.map(({ text }) => tickKey(sectionKey, text));
  const doneCount = keys.filter((key) => ticks[key]).length;
  return (
    <div>
      {!isShort && !isReadOnly && (
        <p className="mb-1 text-small text-ink-3">
          {doneCount} of {items.length} done
        </p>
      )}
      <ul className={isShort ? "border-t border-line" : undefined}>
        {numbered(items).map(({ at, value: { text, owner, details } }) => {
          const key = keys[at] ?? "";
          return (
            <li
              key={at}
              className="flex break-inside-avoid flex-wrap items-start gap-x-3 gap-y-1.5 border-b border-line py-3"
            >
              <label className="flex min-w-0 flex-1 basis-64 cursor-pointer items-start gap-3">
                <span className="relative mt-0.5 grid size-6 flex-none place-items-center">
                  <input
                    aria-disabled={writingStop !== undefined || undefined}
                    disabled={isReadOnly}
                    checked={ticks[key] ?? false}
                    className="peer size-5 cursor-pointer appearance-none rounded-[5px] border-[1.5px] border-control bg-surface checked:border-transparent checked:bg-blue-fill forced-colors:appearance-auto"
                    title={writingStop}
                    type="checkbox"
                    onChange={(event) =>
                      writingStop ?? setTicks({ [key]: event.currentTarget.checked })
                    }
                  />
                  <Check className="pointer-events-none absolute hidden size-3.5! text-white peer-checked:block forced-colors:hidden!" />
                </span>
                <span className="min-w-0 text-[0.96875rem] leading-[1.45]">
                  <span
                    className={
                      ticks[key]
                        ? "text-ink-3 line-through decoration-ink-3"
                        : "font-[580] text-ink-1"
                    }
                  >
                    <Words text={text} />
                  </span>
                  {details.map((detail) => (
                    <span key={detail} className="block text-small text-ink-2">
                      <Words text={detail} />
                    </span>
                  ))}
                </span>
              </label>
              {owner !== "" && (
                <span className="text-small leading-[1.65] text-ink-2 max-tablet:ml-9">
                  {owner}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
