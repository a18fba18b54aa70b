import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/button/link.tsx";
import type { MonthlySpending } from "#contract/connection.ts";
import { modelSettingsQuery } from "#web/features/connections/model-queries.ts";
import { asShortDay } from "#web/features/connections/short-day.ts";
import { dollars, roundDollars } from "#web/ui/dollars.ts";

type SpendingStripProps = {
  organizationId: number;
  to: string;
};

/** What an admin is told on every screen once most of the month's cap is spent; nothing before. */
export function capSentence(spending: MonthlySpending): string | undefined {
  const { state, capUsd, atCap, usedMicros, resetsAt } = spending;
  if (state === "free" || capUsd === null) return undefined;
  const isBuiltIn = atCap === "built-in";
  if (state === "warned") {
    const then = isBuiltIn ? "the built-in writer writes the reports" : "no reports are written";
    return `${dollars(usedMicros)} of ${roundDollars(capUsd)} has been spent on the AI model this month. When the cap is reached, ${then}.`;
  }
  const now = isBuiltIn ? "The built-in writer writes the reports" : "No reports are written";
  return `The AI model's cap of ${roundDollars(capUsd)} a month is reached. ${now} until ${asShortDay(resetsAt)}.`;
}

export function SpendingStrip({ organizationId, to }: SpendingStripProps) {
  const { data } = useQuery(modelSettingsQuery(organizationId));
  const sentence = data?.connection && capSentence(data.connection.spending);
  if (!sentence) return null;
  return (
    <p className="border-b border-line bg-yellow-wash px-4 py-1.5 text-meta text-yellow tablet:px-6 tablet:text-center print:hidden">
      <output>{sentence}</output>{" "}
      <Link className="font-[560] underline" to={to}>
        See spending
      </Link>
    </p>
  );
}
