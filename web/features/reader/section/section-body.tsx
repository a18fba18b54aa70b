import type { ToolType } from "#contract/output.ts";
import { forms } from "#web/features/reader/views/views.ts";
import { openingForm, plainOpeningForm } from "#web/features/reader/views/opening-view.tsx";
import type { ReaderSection } from "#web/features/reader/section/sections.ts";
import { ReportValue } from "#web/features/reader/value/report-value.tsx";

type SectionBodyProps = { toolType: ToolType; section: ReaderSection };

/** The key chooses the form, the shape of the data decides whether it is used. */
export function SectionBody({ toolType, section }: SectionBodyProps) {
  const { key, title, value, isOpening, isExtra } = section;
  if (isOpening) {
    const opening = openingForm.show(title, value) ?? plainOpeningForm.show(title, value);
    if (opening) return opening;
  }
  const ofTool = forms[toolType];
  const form = !isExtra && Object.hasOwn(ofTool, key) ? ofTool[key] : undefined;
  return form?.show(title, value) ?? <ReportValue name={title} value={value} />;
}
