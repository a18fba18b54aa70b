import type { ToolType } from "#contract/output.ts";
import { attractSourceKitLayout } from "#tools/attract-source-kit/layout.ts";
import { engagementHubLayout } from "#tools/engagement-hub/layout.ts";
import { intakeSyncLayout } from "#tools/intake-sync/layout.ts";
import { interviewCoachLayout } from "#tools/interview-coach/layout.ts";
import { marketPulseLayout } from "#tools/market-pulse/layout.ts";
import { offerNavigatorLayout } from "#tools/offer-navigator/layout.ts";
import { nameOf, type SectionLayout, type ToolLayout } from "#tools/document/layout.ts";
import { humanise } from "#tools/report/report.ts";

/** Apart from the tools' other names, because only a report that is opened needs it. */
export const layouts: Record<ToolType, ToolLayout> = {
  marketPulse: marketPulseLayout,
  intakeSync: intakeSyncLayout,
  attractSourceKit: attractSourceKitLayout,
  engagementHub: engagementHubLayout,
  offerNavigator: offerNavigatorLayout,
  interviewCoach: interviewCoachLayout,
};

/** What a part is called: `partName("offerNavigator", "closePlan.byStage")`. */
export function partName(tool: ToolType, path: string): string {
  const at = path.lastIndexOf(".");
  return nameOf(layoutAt(tool, path.slice(0, at)), path.slice(at + 1));
}

/** What the columns of these fields are called. */
export function headingsOf(tool: ToolType, path: string, ...fields: string[]): string[] {
  const columns = Object.entries(layoutAt(tool, path).columns ?? {});
  return fields.map((field) => columns.find(([, keys]) => keys === field)?.[0] ?? humanise(field));
}

/** The layout of a part, however its keys are called. */
export function layoutAt(tool: ToolType, path: string): SectionLayout {
  return Object.hasOwn(layouts[tool], path) ? (layouts[tool][path] ?? {}) : {};
}
