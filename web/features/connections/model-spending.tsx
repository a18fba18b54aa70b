import { clsx } from "clsx";
import { useState } from "react";
import { capWarningShare, type MonthlySpending } from "#contract/connection.ts";
import { countOf } from "#english/counts.ts";
import { tools } from "#tools/tools.ts";
import { CapChoice } from "#web/features/connections/cap-choice.tsx";
import { asShortDay } from "#web/features/connections/short-day.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { useNow } from "#web/ui/time/use-now.ts";
import { callDollars, dollars, roundDollars } from "#web/ui/dollars.ts";

type ModelSpendingProps = { organizationId: number; spending: MonthlySpending };

/** What the month cost so far against its cap, and what happens there. */
export function ModelSpending({ organizationId, spending }: ModelSpendingProps) {
  const [isByReport, setIsByReport] = useState(false);
  const { usedMicros, capUsd } = spending;
  return (
    <div className="grid gap-4 border-t border-line-soft pt-5">
      <div>
        <div className="flex flex-wrap items-baseline gap-x-2">
          <b className="heading text-[1.6875rem] leading-none tabular-nums">
            {dollars(usedMicros)}
          </b>
          <span className="text-small text-ink-2">
            {capUsd === null ? "this month, no cap" : `of ${roundDollars(capUsd)} this month`}
          </span>
          <button
            aria-expanded={isByReport}
            className="ml-auto min-h-6 text-small font-[560] text-blue hover:underline max-tablet:min-h-10"
            type="button"
            onClick={() => setIsByReport(!isByReport)}
          >
            By report
          </button>
        </div>
        {capUsd !== null && <Meter capUsd={capUsd} spending={spending} />}
      </div>
      {isByReport && <ByReport spending={spending} />}
      {spending.state === "reached" && <AtCap spending={spending} />}
      <CapChoice organizationId={organizationId} spending={spending} />
    </div>
  );
}

const fills = {
  free: "bg-blue-fill dark:bg-ridge-done",
  warned: "bg-orange-dot",
  reached: "bg-red-dot",
};

function Meter({ capUsd, spending }: { capUsd: number; spending: MonthlySpending }) {
  const percent = Math.min(100, (spending.usedMicros / (capUsd * 1_000_000)) * 100);
  const nowMs = useNow(false);
  const warningPercent = capWarningShare * 100;
  return (
    <>
      <p className="sr-only">
        {Math.round(percent)} percent of the monthly cap has been spent. Admins are warned at{" "}
        {warningPercent} percent.
      </p>
      <div
        aria-hidden="true"
        className="relative mt-3.5 mb-2 h-2.5 rounded-full bg-sunken dark:bg-line"
      >
        <span
          className={clsx("absolute inset-y-0 left-0 rounded-full", fills[spending.state])}
          style={{ width: `${percent}%` }}
        />
        <span
          className="absolute -inset-y-1 w-0.5 rounded-full bg-ink-1"
          style={{ left: `${warningPercent}%` }}
        />
      </div>
      <div className="relative h-5 text-meta text-ink-3 tabular-nums">
        <span className="absolute left-0">{asShortDay(nowMs)}</span>
        <span
          className="absolute -translate-x-1/2 whitespace-nowrap"
          style={{ left: `${warningPercent}%` }}
        >
          warning at {roundDollars(capUsd * capWarningShare)}
        </span>
        <span className="absolute right-0 max-tablet:hidden">{roundDollars(capUsd)}</span>
      </div>
    </>
  );
}

const otherNames = { reading: "Reading pasted texts", test: "Tests" } as const;

function ByReport({ spending }: { spending: MonthlySpending }) {
  if (spending.byReport.length === 0) {
    return <p className="text-small text-ink-3">The model has not been used this month.</p>;
  }
  return (
    <ul aria-label="Spending by report" className="divide-y divide-line-soft text-small">
      {spending.byReport.map(({ what, calls, costMicros }) => (
        <li key={what} className="flex items-baseline gap-3 py-2 first:pt-0 last:pb-0">
          <span className="min-w-0 flex-1">
            {what === "reading" || what === "test" ? otherNames[what] : tools[what].cardName}
          </span>
          <span className="text-meta text-ink-3 tabular-nums">{countOf(calls, "call")}</span>
          <span className="min-w-20 text-right tabular-nums">
            {what === "test" ? callDollars(costMicros) : dollars(costMicros)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function AtCap({ spending: { atCap, resetsAt } }: { spending: MonthlySpending }) {
  const end = asShortDay(resetsAt);
  return (
    <Notice title="The monthly cap has been reached." tone="warning">
      {atCap === "built-in"
        ? `The built-in writer writes your reports until ${end}, and each of them says so.`
        : `No model is used until ${end}. Raise the cap, or let the built-in writer write.`}
    </Notice>
  );
}
