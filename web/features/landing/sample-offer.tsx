import type { OfferNavigator } from "#tools/offer-navigator/schema.ts";
import { SamplePart } from "#web/features/landing/sample-part.tsx";

type SampleOfferProps = { report: OfferNavigator };

const answersShown = 3;

export function SampleOffer({ report }: SampleOfferProps) {
  const { packages, fairness } = report.compensationStrategy;
  return (
    <>
      <SamplePart source={fairness} title="Three figures, agreed beforehand">
        <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line tablet:grid-cols-3">
          {packages.map(({ name, base, why }) => (
            <div key={name} className="bg-surface px-4 py-3.5">
              <dt className="text-meta text-ink-3 capitalize">{name}</dt>
              <dd className="heading mt-1 text-[1.25rem]">{base}</dd>
              <dd className="text-meta text-ink-2">{why}</dd>
            </div>
          ))}
        </dl>
      </SamplePart>
      <SamplePart title="If they say, you say">
        <dl className="grid divide-y divide-line border-y border-line">
          {report.negotiationGuidance.slice(0, answersShown).map(({ ifTheySay, youSay }) => (
            <div
              key={ifTheySay}
              className="grid gap-x-5 py-3 tablet:grid-cols-[200px_minmax(0,1fr)]"
            >
              <dt className="font-[560]">“{ifTheySay}”</dt>
              <dd className="text-small text-ink-2">{youSay}</dd>
            </div>
          ))}
        </dl>
      </SamplePart>
    </>
  );
}
