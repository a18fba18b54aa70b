import type { ToolType } from "#contract/output.ts";
import { viewsOf } from "#web/features/reader/views/views.ts";
import { openingView, plainOpeningView } from "#web/features/reader/views/opening-view.tsx";
import type { ReaderSection } from "#web/features/reader/section/sections.ts";
import { ReportValue } from "#web/features/reader/value/report-value.tsx";

type SectionBodyProps = { toolType: ToolType; section: ReaderSection };

/** The key chooses the view, the shape of the data decides whether it is used. */
export function SectionBody({ toolType, section }: SectionBodyProps) {
  const { key, title, value, isOpening, isExtra } = section;
  if (isOpening) {
    const opening = openingView.show(title, value) ?? plainOpeningView.show(title, value);
    if (opening) return opening;
  }
  const ofTool = viewsOf(toolType);
  const view = !isExtra && Object.hasOwn(ofTool, key) ? ofTool[key] : undefined;
  return view?.show(title, value) ?? <ReportValue name={title} value={value} />;
}
