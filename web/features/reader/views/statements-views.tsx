import { defineView, entries, Text } from "#web/features/reader/views/section-view.tsx";
import { Tag } from "#web/features/reader/pieces/parts.tsx";
import { numbered } from "#web/features/reader/value/bullet-list.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";

const ValueProps = entries({ prop: Text, proof: Text, status: Text });

/** Arguments in order, each with its proof or what is missing for it. */
export const valuePropsView = defineView(ValueProps, ({ value }) => (
  <ol className="grid gap-4">
    {numbered(value).map(({ at, value: { prop, proof, status } }) => (
      <li key={at} className="grid break-inside-avoid grid-cols-[2.25rem_minmax(0,1fr)]">
        <span className="heading text-h3 text-blue">{at + 1}</span>
        <div>
          <p className="font-[560] text-ink-1">
            <Words text={prop} />
          </p>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-2 gap-y-1 text-small">
            <Tag isDashed={status !== "proven"}>{status}</Tag>
            <span>
              <Words text={proof} />
            </span>
          </p>
        </div>
      </li>
    ))}
  </ol>
));

const Positioning = entries({ point: Text, against: Text, proof: Text });

/** How to present the offer, against whom, and on what ground. */
export const positioningView = defineView(Positioning, ({ value }) => (
  <ul className="grid gap-4">
    {numbered(value).map(({ at, value: { point, against, proof } }) => (
      <li key={at} className="break-inside-avoid border-l-2 border-blue-t2 pl-4">
        <p className="font-[560] text-ink-1">
          <Words text={point} />
        </p>
        <p className="mt-1 text-small">
          <span className="text-ink-3">Against: </span>
          <Words text={against} />
        </p>
        <p className="text-small">
          <span className="text-ink-3">Proof: </span>
          <Words text={proof} />
        </p>
      </li>
    ))}
  </ul>
));

const TalkingPoints = entries({ point: Text });

/** A few sentences to say aloud, large enough to glance at. */
export const talkingPointsView = defineView(TalkingPoints, ({ value }) => (
  <ul className="grid gap-3">
    {numbered(value).map(({ at, value: { point } }) => (
      <li
        key={at}
        className="border-b border-line pb-3 font-display text-[1.1875rem] leading-[1.35] font-[540] text-ink-1"
      >
        <Words text={point} />
      </li>
    ))}
  </ul>
));

const Ideas = entries({ channel: Text, idea: Text, when: Text });

/** Ways to stay in touch, by channel. */
export const ideasView = defineView(Ideas, ({ value }) => (
  <ul className="grid gap-3 tablet:grid-cols-2">
    {numbered(value).map(({ at, value: { channel, idea, when } }) => (
      <li key={at} className="break-inside-avoid rounded-card border border-line p-4 text-body">
        <Tag>{channel}</Tag>
        <p className="mt-2 text-ink-1">
          <Words text={idea} />
        </p>
        <p className="mt-1 text-meta text-ink-3">
          <Words text={when} />
        </p>
      </li>
    ))}
  </ul>
));
