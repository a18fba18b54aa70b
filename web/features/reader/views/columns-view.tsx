import { z } from "zod";
import { nameOf, type SectionLayout } from "#tools/document/layout.ts";
import {
  defineView,
  entry,
  Text,
  Texts,
  type SectionView,
} from "#web/features/reader/views/section-view.tsx";
import { Lead, Part } from "#web/features/reader/pieces/parts.tsx";
import { BulletList, numbered } from "#web/features/reader/value/bullet-list.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";

type ColumnsOptions = { lead?: string; widths: string };

const Lines = z.union([Texts, z.array(entry({ text: Text }))]);

/** Short lists side by side, each under the name its layout has for it. */
export function columnsView(layout: SectionLayout, { lead, widths }: ColumnsOptions): SectionView {
  const keys = Object.keys(layout.names ?? {});
  const lists = Object.fromEntries(keys.map((key) => [key, Lines]));
  const schema = entry({ ...lists, ...(lead ? { [lead]: Text } : {}) });
  return defineView(schema, ({ value }) => {
    const parts = value as Record<string, (string | { text: string })[]>;
    const shown = keys.filter((key) => (parts[key]?.length ?? 0) > 0);
    return (
      <div className="grid gap-5">
        {lead && <Lead text={(value as Record<string, string>)[lead] ?? ""} />}
        <div className={`grid gap-x-8 gap-y-6 ${widths}`}>
          {shown.map((key) => (
            <Part key={key} title={nameOf(layout, key)}>
              <BulletList>
                {numbered(parts[key] ?? []).map(({ at, value: line }) => (
                  <span key={at} className="text-body">
                    <Words text={typeof line === "string" ? line : line.text} />
                  </span>
                ))}
              </BulletList>
            </Part>
          ))}
        </div>
      </div>
    );
  });
}
