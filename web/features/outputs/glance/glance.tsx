import type { ReactNode } from "react";
import type { ReportContent, ToolType } from "#contract/output.ts";
import {
  ChannelChips,
  PayRange,
  StageStrip,
  DayDots,
  OfferTicks,
  InterviewCounts,
} from "#web/features/outputs/glance/pictures.tsx";
import {
  dayGlance,
  interviewGlance,
  kitGlance,
  offerGlance,
  payGlance,
  stageGlance,
} from "#tools/report/glance.ts";

type GlanceProps = { toolType: ToolType; content: ReportContent };

/** Draws what could be read, and nothing where it could not. */
function drawn<Data>(
  read: (content: ReportContent) => Data | undefined,
  draw: (data: Data) => ReactNode,
) {
  return (content: ReportContent): ReactNode => {
    const data = read(content);
    return data === undefined ? null : draw(data);
  };
}

/** A report without a picture has its line alone. */
const glances: Partial<Record<ToolType, (content: ReportContent) => ReactNode>> = {
  marketPulse: drawn(payGlance, (pay) => <PayRange pay={pay} />),
  intakeSync: drawn(stageGlance, (stages) => <StageStrip stages={stages} />),
  attractSourceKit: drawn(kitGlance, (kit) => <ChannelChips kit={kit} />),
  engagementHub: drawn(dayGlance, (touches) => <DayDots touches={touches} />),
  offerNavigator: drawn(offerGlance, (points) => <OfferTicks points={points} />),
  interviewCoach: drawn(interviewGlance, (interview) => <InterviewCounts interview={interview} />),
};

/** What a report comes to, as a small picture. */
export function Glance({ toolType, content }: GlanceProps) {
  return glances[toolType]?.(content) ?? null;
}
