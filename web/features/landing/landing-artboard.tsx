import type { ReactNode } from "react";
import { ridgePaths } from "#tools/report/ridge-paths.ts";
import { BooleanText } from "#web/features/landing/boolean-text.tsx";
import { SamplePayChart } from "#web/features/landing/sample-pay-chart.tsx";
import {
  balancedString,
  thousands,
  type SampleSearch,
} from "#web/features/landing/sample-search.ts";
import { Badge } from "#web/ui/feedback/badge.tsx";

type LandingArtboardProps = { sample: SampleSearch };

const label =
  "A highlighted job description turning into a wage chart, a boolean search string and an outreach sequence";
const printSeed = 21;
const brightRidges = new Set([1, 3]);
const shadow = "shadow-[0_24px_48px_-14px_rgb(7_10_70/55%),0_2px_6px_rgb(7_10_70/30%)]";

function Snippet({ place, children }: { place: string; children: ReactNode }) {
  return (
    <div className={`absolute rounded-[14px] bg-surface px-[18px] py-4 ${shadow} ${place}`}>
      {children}
    </div>
  );
}

function SnippetTitle({ number, children }: { number: string; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-meta font-[620] text-ink-2">
      <span className="font-mono text-tiny font-[500] text-ink-3">{number}</span>
      {children}
    </p>
  );
}

/** The product in one picture, always on paper: the sample's own words and figures. */
export function LandingArtboard({ sample }: LandingArtboardProps) {
  const { marketPulse, attractSourceKit, engagementHub } = sample.reports;
  const chart = marketPulse.compensationInsights.chart;
  const median = chart?.points.find(({ percentile }) => percentile === 50)?.amount;
  const touches = engagementHub.nurtureSequences[0]?.touches ?? [];
  return (
    <figure className="max-tablet:-mx-2">
      <figcaption className="sr-only">{label}</figcaption>
      <div
        aria-hidden="true"
        className="paper stage relative isolate h-[500px] overflow-hidden rounded-[20px] tablet:h-[580px] tablet:rounded-artboard desktop:h-[720px]"
      >
        <svg
          className="absolute top-[-6%] left-1/2 -z-10 w-[122%] -translate-x-1/2"
          fill="none"
          strokeLinecap="round"
          strokeWidth={3.6}
          viewBox="0 0 120 132"
        >
          {ridgePaths(printSeed).map((path, index) => (
            <path key={path} d={path} stroke={brightRidges.has(index) ? "#ffffff" : "#5560f0"} />
          ))}
        </svg>
        <div
          className={`absolute top-[6%] left-[6%] w-[66%] rotate-[-2.2deg] rounded-chip bg-surface p-5 text-meta leading-[1.52] text-ink-2 desktop:top-[7%] desktop:left-[7%] desktop:w-[47%] ${shadow}`}
        >
          <p className="heading mb-2 text-[1.125rem] leading-[1.15] text-ink-1">{sample.title}</p>
          <p>
            {sample.excerpt.map(({ text, isMarked }) =>
              isMarked ? (
                <mark key={text} className="rounded-dot bg-marker px-0.5 text-paper-ink">
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </p>
        </div>
        {chart && (
          <Snippet place="top-[34%] right-[4%] w-[80%] tablet:w-[72%] desktop:top-[25%] desktop:right-[5%] desktop:w-[54%]">
            <SnippetTitle number="01">
              <span className="flex-1">Market Pulse</span>
              <Badge status="completed" />
            </SnippetTitle>
            <p className="heading mt-2.5 mb-3 text-[1.875rem] leading-none text-ink-1">
              {thousands(median ?? 0)}
              <span className="ml-1.5 font-sans text-meta font-[500] tracking-normal text-ink-3">
                median, {chart.place}
              </span>
            </p>
            <SamplePayChart chart={chart} />
          </Snippet>
        )}
        <Snippet place="top-[70%] left-[4%] w-[82%] tablet:w-[72%] desktop:top-[55%] desktop:left-[5%] desktop:w-[54%]">
          <SnippetTitle number="03">Boolean string</SnippetTitle>
          <p className="mt-2.5 line-clamp-3 font-mono text-tiny leading-[1.62] font-[500] text-ink-1 desktop:line-clamp-4">
            <BooleanText text={balancedString(attractSourceKit)} />
          </p>
        </Snippet>
        <Snippet place="right-[5%] bottom-[4.5%] hidden w-[52%] desktop:block">
          <SnippetTitle number="04">Outreach sequence</SnippetTitle>
          <ol className="mt-3 grid gap-2 text-meta text-ink-1">
            {touches.slice(1).map(({ touch, workingDay, subject }) => (
              <li
                key={touch}
                className="grid grid-cols-[52px_9px_minmax(0,1fr)] items-center gap-2.5"
              >
                <span className="font-mono text-tiny text-ink-3">Day {workingDay}</span>
                <span className="size-[9px] rounded-full border-2 border-blue-fill" />
                <span className="truncate">{subject}</span>
              </li>
            ))}
          </ol>
        </Snippet>
      </div>
    </figure>
  );
}
