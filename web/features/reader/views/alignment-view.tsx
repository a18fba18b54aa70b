import { useId } from "react";
import { z } from "zod";
import { partName } from "#tools/layouts.ts";
import { defineView, entry, Text } from "#web/features/reader/views/section-view.tsx";
import { Part, Tag } from "#web/features/reader/pieces/parts.tsx";
import { useSection } from "#web/features/reader/section/section-context.ts";
import { tickKey, useTicks } from "#web/features/reader/pieces/use-ticks.ts";
import { BulletList, numbered } from "#web/features/reader/value/bullet-list.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";

const Option = z.strictObject({ option: Text, cost: Text, isDefault: z.boolean() });
const Decision = entry({ decision: Text, options: z.array(Option), owner: Text });
type Decision = z.infer<typeof Decision>;

const Alignment = entry({
  agreed: z.array(entry({ point: Text })),
  openDecisions: z.array(Decision),
  keptInside: z.array(entry({ about: Text, words: Text })).optional(),
});

/** An open decision with its choices; the one that was taken is remembered like a tick. */
function OpenDecision({ decision, options, owner }: Decision) {
  const name = useId();
  const { sectionKey } = useSection();
  const { ticks, setTicks } = useTicks();
  // The choice stands first: a key is cut at its end, and choices must stay apart.
  const keys = options.map(({ option }) => tickKey(sectionKey, `${option} ← ${decision}`));
  const choose = (chosen: string) =>
    setTicks(Object.fromEntries(keys.map((key) => [key, key === chosen])));
  return (
    <fieldset className="break-inside-avoid rounded-card border border-line p-4 text-body">
      <legend className="float-left mb-2 w-full font-[620] text-ink-1">
        <Words text={decision} />
      </legend>
      <div className="clear-both grid gap-1">
        {numbered(options).map(({ at, value: { option, cost, isDefault } }) => (
          <label key={at} className="flex cursor-pointer items-start gap-3 py-1">
            <input
              checked={ticks[keys[at] ?? ""] ?? false}
              className="mt-0.5 size-5 flex-none cursor-pointer appearance-none rounded-full border-[1.5px] border-control bg-surface checked:border-[6px] checked:border-blue-fill forced-colors:appearance-auto"
              name={name}
              type="radio"
              onChange={() => choose(keys[at] ?? "")}
            />
            <span>
              <Words text={option} />
              {isDefault && (
                <span className="ml-2 text-meta text-ink-3">if no decision is made</span>
              )}
              <span className="block text-small text-ink-3">
                <Words text={cost} />
              </span>
            </span>
          </label>
        ))}
      </div>
      <p className="mt-2">
        <Tag>{owner}</Tag>
      </p>
    </fieldset>
  );
}

/** What is agreed beside what somebody still has to decide; below, what the notes keep inside. */
export const alignmentView = defineView(Alignment, ({ value }) => {
  const { agreed, openDecisions, keptInside = [] } = value;
  return (
    <div className="grid gap-8 desktop:grid-cols-2">
      <Part title={partName("intakeSync", "roleAlignment.agreed")}>
        <BulletList>
          {numbered(agreed).map(({ at, value: { point } }) => (
            <span key={at} className="text-body">
              <Words text={point} />
            </span>
          ))}
        </BulletList>
      </Part>
      <Part title={partName("intakeSync", "roleAlignment.openDecisions")}>
        {openDecisions.length === 0 ? (
          <p className="text-ink-3">No entries provided.</p>
        ) : (
          <div className="grid gap-3">
            {numbered(openDecisions).map(({ at, value: one }) => (
              <OpenDecision key={at} {...one} />
            ))}
          </div>
        )}
      </Part>
      {keptInside.length > 0 && (
        <div className="desktop:col-span-2">
          <Part title={partName("intakeSync", "roleAlignment.keptInside")}>
            <BulletList>
              {numbered(keptInside).map(({ at, value: { about, words } }) => (
                <span key={at} className="text-body">
                  <b className="font-[620] text-ink-1">{about}:</b> <Words text={words} />
                </span>
              ))}
            </BulletList>
          </Part>
        </div>
      )}
    </div>
  );
});
