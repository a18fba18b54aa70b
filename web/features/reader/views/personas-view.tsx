import { partName } from "#tools/layouts.ts";
import type { z } from "zod";
import { defineView, entries, Text, Texts } from "#web/features/reader/views/section-view.tsx";
import { PillTabs } from "#web/features/reader/window/pill-tabs.tsx";
import { Tag } from "#web/features/reader/pieces/parts.tsx";
import { BulletList, numbered } from "#web/features/reader/value/bullet-list.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";

const Personas = entries({
  name: Text,
  titles: Texts,
  now: Text.optional(),
  lookFor: Texts,
  opening: Text.optional(),
  likelyWorry: Text.optional(),
  answer: Text.optional(),
  checkFirst: Text.optional(),
});
type Persona = z.infer<typeof Personas>[number];

const fields = [
  "now",
  "opening",
  "likelyWorry",
  "answer",
  "checkFirst",
] as const satisfies readonly (keyof Persona)[];
const lines = fields.map(
  (key) => [partName("attractSourceKit", `personaLibrary.${key}`), key] as const,
);

function PersonaCard({ persona }: { persona: Persona }) {
  return (
    <div className="grid gap-4 text-body">
      <p className="flex flex-wrap gap-1.5">
        {persona.titles.map((title) => (
          <Tag key={title}>{title}</Tag>
        ))}
      </p>
      <BulletList>
        {numbered(persona.lookFor).map(({ at, value: line }) => (
          <Words key={at} text={line} />
        ))}
      </BulletList>
      <dl className="grid gap-x-6 gap-y-2 tablet:grid-cols-[8rem_minmax(0,1fr)]">
        {lines.map(([label, key]) => {
          const text = persona[key];
          return text === undefined ? null : (
            <div key={key} className="contents">
              <dt className="text-ink-3">{label}</dt>
              <dd className="text-ink-1">
                <Words text={text} />
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

/** The kinds of people to look for, one tab each. */
export const personasView = defineView(Personas, ({ title, value }) => (
  <PillTabs
    label={title}
    tabs={numbered(value).map(({ at, value: persona }) => ({
      value: String(at),
      label: persona.name,
      content: <PersonaCard persona={persona} />,
    }))}
  />
));
