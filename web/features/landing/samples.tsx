import type { ReactNode } from "react";
import type { AttractSourceKit } from "#tools/attract-source-kit/schema.ts";
import type { EngagementHub } from "#tools/engagement-hub/schema.ts";
import type { IntakeSync } from "#tools/intake-sync/schema.ts";
import type { InterviewCoach } from "#tools/interview-coach/schema.ts";
import type { MarketPulse } from "#tools/market-pulse/schema.ts";
import type { OfferNavigator } from "#tools/offer-navigator/schema.ts";
import { BooleanText } from "#web/features/landing/boolean-text.tsx";
import { SamplePayChart } from "#web/features/landing/sample-pay-chart.tsx";
import { balancedString } from "#web/features/landing/sample-search.ts";

type SamplePartProps = { title: string; source?: string | null; children: ReactNode };

function SamplePart({ title, source, children }: SamplePartProps) {
  return (
    <div>
      <h3 className="heading mb-3 text-h3">{title}</h3>
      {children}
      {source && <p className="mt-2.5 text-tiny text-ink-3">{source}</p>}
    </div>
  );
}

type SampleMarketProps = { report: MarketPulse };

export function SampleMarket({ report }: SampleMarketProps) {
  const { chart } = report.compensationInsights;
  return (
    <>
      {chart && (
        <SamplePart source={chart.source} title="How the range compares">
          <div className="rounded-card border border-line bg-canvas p-5 [&_svg]:max-w-[460px]">
            <SamplePayChart chart={chart} label={chart.title} />
          </div>
        </SamplePart>
      )}
      <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line tablet:grid-cols-2">
        {report.marketSnapshot.map(({ label, figure, change }) => (
          <div key={label} className="bg-surface px-4 py-3.5">
            <dt className="text-meta text-ink-3">{label}</dt>
            <dd className="heading mt-1 text-[1.25rem]">{figure}</dd>
            {change && <dd className="text-meta text-ink-2">{change}</dd>}
          </div>
        ))}
      </dl>
    </>
  );
}

type SampleIntakeProps = { report: IntakeSync };

const questionsShown = 3;

export function SampleIntake({ report }: SampleIntakeProps) {
  return (
    <>
      <SamplePart title="Ask the hiring manager">
        <ol className="grid gap-4">
          {report.questionsForHiringManager.slice(0, questionsShown).map((one) => (
            <li key={one.rank} className="grid grid-cols-[28px_minmax(0,1fr)]">
              <span className="font-mono text-meta text-ink-3">{one.rank}</span>
              <div>
                <p className="font-[560]">{one.question}</p>
                <p className="mt-0.5 text-meta text-ink-2">If nobody answers: {one.ifNoAnswer}</p>
              </div>
            </li>
          ))}
        </ol>
      </SamplePart>
      <SamplePart title={`Interview plan, ${report.interviewPlan.totalMinutes} minutes`}>
        <ol className="grid gap-1.5 tablet:auto-cols-fr tablet:grid-flow-col">
          {report.interviewPlan.stages.map(({ id, name, minutes }) => (
            <li
              key={id}
              className="min-w-0 rounded-chip bg-blue-wash px-3 py-2 text-meta text-blue"
            >
              <span className="block font-[620]">{name}</span>
              {minutes} min
            </li>
          ))}
        </ol>
      </SamplePart>
    </>
  );
}

type SampleAttractProps = { report: AttractSourceKit };

const channelsShown = 3;

export function SampleAttract({ report }: SampleAttractProps) {
  return (
    <>
      <SamplePart source={report.booleanStrings.finding} title="Balanced search, LinkedIn">
        <p className="rounded-card border border-line bg-canvas p-5 font-mono text-meta leading-[1.7]">
          <BooleanText text={balancedString(report)} />
        </p>
      </SamplePart>
      <SamplePart title="Where to look first">
        <dl className="grid divide-y divide-line border-y border-line">
          {report.sourcingChannels.slice(0, channelsShown).map(({ channel, play }) => (
            <div key={channel} className="grid gap-x-5 py-3 tablet:grid-cols-[160px_minmax(0,1fr)]">
              <dt className="font-[560]">{channel}</dt>
              <dd className="text-small text-ink-2">{play}</dd>
            </div>
          ))}
        </dl>
      </SamplePart>
    </>
  );
}

type SampleEngagementProps = { report: EngagementHub };

export function SampleEngagement({ report }: SampleEngagementProps) {
  const [sequence] = report.nurtureSequences;
  if (!sequence) return null;
  const [first] = sequence.touches;
  return (
    <>
      <SamplePart
        source={`Stops: ${sequence.stopRule.toLowerCase()}. Sent ${sequence.sendWindow}.`}
        title="The follow-ups"
      >
        <ol className="grid gap-3">
          {sequence.touches.map(({ touch, workingDay, channel, subject }) => (
            <li
              key={touch}
              className="grid grid-cols-[56px_9px_minmax(0,1fr)] items-baseline gap-x-3"
            >
              <span className="font-mono text-tiny text-ink-3">Day {workingDay}</span>
              <span aria-hidden="true" className="size-[9px] rounded-full bg-blue-fill" />
              <span>
                <span className="font-[560]">{subject}</span>{" "}
                <span className="text-meta text-ink-3">{channel}</span>
              </span>
            </li>
          ))}
        </ol>
      </SamplePart>
      {first && (
        <SamplePart title="The first follow-up">
          <p className="rounded-card border border-line bg-canvas p-5 whitespace-pre-line">
            {first.body}
          </p>
        </SamplePart>
      )}
    </>
  );
}

type SampleOfferProps = { report: OfferNavigator };

const answersShown = 3;

export function SampleOffer({ report }: SampleOfferProps) {
  const { packages, fairness } = report.compensationStrategy;
  return (
    <>
      <SamplePart source={fairness} title="Three figures, agreed in advance">
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
      <SamplePart title="If they say this, you say that">
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

type SampleInterviewProps = { report: InterviewCoach };

const topicsShown = 2;

export function SampleInterview({ report }: SampleInterviewProps) {
  const [question] = report.questions.items;
  return (
    <>
      {question && (
        <SamplePart title={question.competency}>
          <p className="text-read font-[560]">{question.question}</p>
          <dl className="mt-4 grid divide-y divide-line border-y border-line">
            {Object.entries(question.cues ?? {}).map(([rating, cue]) => (
              <div key={rating} className="grid grid-cols-[40px_minmax(0,1fr)] py-3">
                <dt className="font-mono text-meta text-ink-3">
                  <span className="sr-only">Cue for </span>
                  {rating}
                </dt>
                <dd className="text-small text-ink-2">{cue}</dd>
              </div>
            ))}
          </dl>
        </SamplePart>
      )}
      <SamplePart title="Not this way">
        <ul className="grid gap-3">
          {report.doNotAsk.slice(0, topicsShown).map(({ topic, doNotAsk, instead }) => (
            <li key={topic} className="text-small">
              <p className="text-ink-3 line-through">{doNotAsk}</p>
              <p className="font-[560]">{instead}</p>
            </li>
          ))}
        </ul>
      </SamplePart>
    </>
  );
}
