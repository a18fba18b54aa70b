import type { ReactNode } from "react";
import { toolTypes } from "#contract/output.ts";
import { authorPhrase } from "#tools/report/author.ts";
import { tools } from "#tools/tools.ts";
import {
  SampleAttract,
  SampleIntake,
  SampleMarket,
  SampleEngagement,
  SampleOffer,
  SampleInterview,
} from "#web/features/landing/samples.tsx";
import type { SampleSearch } from "#web/features/landing/sample-search.ts";

type LandingDemoProps = { sample: SampleSearch };

type Opening = { answer: string; text: string };

type SampleTool = keyof SampleSearch["reports"];

function openingOf({ reports }: SampleSearch, toolType: SampleTool): Opening {
  return toolType === "attractSourceKit"
    ? reports.attractSourceKit.launchNarrative
    : reports[toolType].summary;
}

/** The part of each report that is easiest to judge in a minute. */
function figuresOf({ reports }: SampleSearch): Record<SampleTool, ReactNode> {
  return {
    marketPulse: <SampleMarket report={reports.marketPulse} />,
    intakeSync: <SampleIntake report={reports.intakeSync} />,
    attractSourceKit: <SampleAttract report={reports.attractSourceKit} />,
    engagementHub: <SampleEngagement report={reports.engagementHub} />,
    offerNavigator: <SampleOffer report={reports.offerNavigator} />,
    interviewCoach: <SampleInterview report={reports.interviewCoach} />,
  };
}

/** One real sample, tabbed by tool; `landing.ts` moves between the tabs. */
export function LandingDemo({ sample }: LandingDemoProps) {
  const figures = figuresOf(sample);
  const shown = toolTypes.filter((toolType): toolType is SampleTool => toolType in sample.reports);
  return (
    <section className="border-y border-line bg-surface" id="demo">
      <div className="mx-auto max-w-[1440px] px-4 py-14 tablet:px-6 desktop:px-10 desktop:py-[88px]">
        <h2 className="heading text-[2rem] leading-[1.12] tracking-[-0.035em] tablet:text-[2.875rem]">
          What comes out.
        </h2>
        <p className="mt-3.5 max-w-[44em] text-[1.125rem] text-ink-2">
          A {sample.title} in {sample.location}, for an invented employer. The description and a few
          fields of the form went in; this is what the built-in writer made of them, with public
          wage data and nothing retouched.
        </p>
        <div
          aria-label="Sample reports"
          className="mt-8 flex gap-1 overflow-x-auto border-b border-line"
          role="tablist"
        >
          {shown.map((toolType, index) => (
            <button
              key={toolType}
              aria-controls={`sample-${toolType}`}
              aria-selected={index === 0}
              className="-mb-px h-11 flex-none border-b-2 border-transparent px-3 text-small font-[560] text-ink-2 -outline-offset-2 hover:text-ink-1 aria-selected:border-blue aria-selected:text-ink-1"
              id={`sample-${toolType}-tab`}
              role="tab"
              tabIndex={index === 0 ? 0 : -1}
              type="button"
            >
              {tools[toolType].fullName}
            </button>
          ))}
        </div>
        {shown.map((toolType, index) => {
          const { answer, text } = openingOf(sample, toolType);
          return (
            <div
              key={toolType}
              aria-labelledby={`sample-${toolType}-tab`}
              className="gap-x-14 gap-y-8 pt-8 not-[[hidden]]:grid laptop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] desktop:pt-10"
              hidden={index !== 0}
              id={`sample-${toolType}`}
              role="tabpanel"
              tabIndex={0}
            >
              <div>
                <p className="font-display text-[1.4375rem] leading-[1.26] font-[600] tracking-[-0.02em] text-pretty tablet:text-bottom-line">
                  {answer}
                </p>
                <p className="mt-4 text-read text-pretty text-ink-2">{text}</p>
                <p className="mt-5 text-meta text-ink-3">
                  {authorPhrase({ metadata: { engine: "built-in" } })}
                </p>
              </div>
              <div className="grid content-start gap-7">{figures[toolType]}</div>
            </div>
          );
        })}
      </div>
    </section>
  );
}
