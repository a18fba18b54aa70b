import type { ReportContent } from "#contract/output.ts";
import { documentAsMarkdown } from "#tools/document/as-text.ts";
import { toDocument } from "#tools/document/document.ts";
import { nameStages } from "#tools/document/stages.ts";
import { isEmpty } from "#tools/document/values.ts";
import { reportForGuests } from "#tools/report/for-guests.ts";

/** The Interview Coach's questions, as a view-only link shows them; undefined where it has none. */
export function questionsAsMarkdown(
  jobTitle: string,
  coach: ReportContent,
  date: Date,
): string | undefined {
  const { questions } = nameStages(reportForGuests("interviewCoach", coach));
  if (isEmpty(questions)) return undefined;
  const document = toDocument({
    job: { id: 0, title: jobTitle, location: "", salaryRange: "" },
    organization: "",
    outputs: [{ toolType: "interviewCoach", status: "completed", content: { questions } }],
    date,
    subtitle: "Interview questions",
  });
  return documentAsMarkdown(document);
}
