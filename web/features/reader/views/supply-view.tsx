import { clsx } from "clsx";
import {
  defineView,
  entries,
  entry,
  Text,
  Texts,
} from "#web/features/reader/views/section-view.tsx";
import { z } from "zod";
import { partName } from "#tools/layouts.ts";
import { Lead, Part, Tag } from "#web/features/reader/pieces/parts.tsx";
import { BulletList, numbered } from "#web/features/reader/value/bullet-list.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";

const Supply = entry({
  finding: Text,
  requirements: entries({ requirement: Text, supply: Text, reason: Text }).or(z.array(z.never())),
  feederTitles: Texts,
  feederIndustries: z.array(entry({ name: Text, why: Text })),
  transfersBadly: Text.nullable(),
  nearbyPlaces: z.array(entry({ place: Text, read: Text })),
});

const steps = new Map([
  ["scarce", 1],
  ["normal", 2],
  ["common", 3],
]);

/** Three steps, as many filled as there are people. */
function SupplyBar({ supply }: { supply: string }) {
  const filled = steps.get(supply) ?? 0;
  return (
    <span className="inline-flex items-center gap-2 text-small font-[560] whitespace-nowrap text-ink-1">
      <span aria-hidden="true" className="inline-flex gap-[3px]">
        {[1, 2, 3].map((step) => (
          <i
            key={step}
            className={clsx(
              "h-2.5 w-5 rounded-[3px] border",
              step > filled && "border-control/60",
              step <= filled && filled === 1 && "border-transparent bg-marker",
              step <= filled && filled > 1 && "border-transparent bg-blue-t2",
            )}
          />
        ))}
      </span>
      {supply}
    </span>
  );
}

/** Where the people are: how scarce each must-have is, who has it, and from where. */
export const supplyView = defineView(Supply, ({ value }) => (
  <div className="grid gap-6">
    <Lead text={value.finding} />
    <ul>
      {numbered(value.requirements).map(({ at, value: { requirement, supply, reason } }) => (
        <li
          key={at}
          className="grid gap-x-4 gap-y-0.5 border-b border-line py-2.5 text-body tablet:grid-cols-[minmax(0,1fr)_9.5rem_minmax(0,1fr)]"
        >
          <span className="font-[560] text-ink-1">
            <Words text={requirement} />
          </span>
          <SupplyBar supply={supply} />
          <span className="text-small text-ink-2">
            <Words text={reason} />
          </span>
        </li>
      ))}
    </ul>
    {value.feederTitles.length > 0 && (
      <Part title={partName("marketPulse", "talentSupply.feederTitles")}>
        <p className="flex flex-wrap gap-1.5">
          {value.feederTitles.map((title) => (
            <Tag key={title}>{title}</Tag>
          ))}
        </p>
      </Part>
    )}
    {value.feederIndustries.length > 0 && (
      <Part title={partName("marketPulse", "talentSupply.feederIndustries")}>
        <BulletList>
          {numbered(value.feederIndustries).map(({ at, value: { name, why } }) => (
            <span key={at} className="text-body">
              <b className="font-[620] text-ink-1">{name}</b>: <Words text={why} />
            </span>
          ))}
        </BulletList>
      </Part>
    )}
    {value.nearbyPlaces.length > 0 && (
      <Part title={partName("marketPulse", "talentSupply.nearbyPlaces")}>
        <BulletList>
          {numbered(value.nearbyPlaces).map(({ at, value: { place, read } }) => (
            <span key={at} className="text-body">
              <b className="font-[620] text-ink-1">{place}</b>: <Words text={read} />
            </span>
          ))}
        </BulletList>
      </Part>
    )}
    {value.transfersBadly !== null && <Lead text={value.transfersBadly} />}
  </div>
));
