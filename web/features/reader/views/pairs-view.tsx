import type { SectionLayout } from "#tools/document/layout.ts";
import {
  defineView,
  entries,
  Text,
  type SectionView,
} from "#web/features/reader/views/section-view.tsx";
import { numbered } from "#web/features/reader/value/bullet-list.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";
import { CopyButton } from "#web/ui/button/copy-button.tsx";

/** What happens on the left, what to say on the right, and under that the third column of the layout, where it is given. */
export function pairsView({ columns = {} }: SectionLayout): SectionView {
  const pairs = Object.entries(columns).map(([heading, key]) => [key, heading] as const);
  const [first = ["", ""], second = ["", ""], [note] = [""]] = pairs;
  const schema = entries({ [first[0]]: Text, [second[0]]: Text, [note]: Text.nullish() });
  return defineView(schema, ({ value }) => (
    <div className="grid gap-3">
      {numbered(value as Record<string, string | null | undefined>[]).map(({ at, value: pair }) => (
        <dl
          key={at}
          className="grid break-inside-avoid gap-x-6 gap-y-2 rounded-card border border-line p-4 text-body tablet:grid-cols-2"
        >
          <div>
            <dt className="text-meta text-ink-3">{first[1]}</dt>
            <dd className="mt-1 font-[560] text-ink-1">
              <Words text={pair[first[0]] ?? ""} />
            </dd>
          </div>
          <div>
            <dt className="flex min-h-6 items-center text-meta text-ink-3">
              {second[1]}
              <span className="ml-auto print:hidden">
                <CopyButton label="Copy" look="quiet" size="small" text={pair[second[0]] ?? ""} />
              </span>
            </dt>
            <dd className="mt-1 text-ink-1">
              <Words text={pair[second[0]] ?? ""} />
              {pair[note] && (
                <span className="mt-1 block text-meta text-ink-3">
                  <Words text={pair[note]} />
                </span>
              )}
            </dd>
          </div>
        </dl>
      ))}
    </div>
  ));
}
