import type { Brief } from "#tools/briefs.ts";
import type { Tool } from "#tools/tool.ts";
import type { ReaderJob } from "#web/features/reader/window/reader-context.ts";
import { htmlOf } from "#web/features/reader/section/section-html.ts";
import type { Copied } from "#web/ui/hooks/clipboard.ts";

/** Verdict, what is missing, findings and actions as text and as HTML; what stays in the team is not among them. */
export function copyOfBrief(tool: Tool, job: ReaderJob, brief: Brief): Copied {
  const title = `${tool.fullName}: ${[job.title, job.location].filter(Boolean).join(", ")}`;
  const found = brief.findings
    .filter(({ isInternal }) => !isInternal)
    .map(({ claim, figure, reason }) => ({
      head: figure ? `${claim} (${figure.figure} ${figure.unit}):` : `${claim}:`,
      rest: reason.text,
    }));
  const toDo = (brief.actions?.items ?? []).map(({ action, reason, due, owner }) => ({
    head: action,
    rest: [reason, [owner, due].filter((one) => one !== "").join(", ")]
      .filter((one) => one !== "")
      .join(" "),
  }));
  const lacking = brief.missing.map(({ name, said }) => ({ head: `${name}:`, rest: said }));
  const lists = [
    { name: "What is missing", items: lacking },
    { name: brief.isThin ? "What we can say" : "What we found", items: found },
    { name: "What to do", items: toDo },
  ].filter(({ items }) => items.length > 0);
  const line = ({ head, rest }: { head: string; rest: string }) =>
    `- ${[endOf(head), rest].filter((part) => part !== "").join(" ")}`;
  const text = [
    title,
    brief.verdict,
    ...lists.map(({ name, items }) => [name, ...items.map(line)].join("\n")),
  ];
  const html = [
    `<h3>${htmlOf(title)}</h3>`,
    `<p><strong>${htmlOf(brief.verdict)}</strong></p>`,
    ...lists.map(({ name, items }) => {
      const entries = items.map(
        ({ head, rest }) => `<li><strong>${htmlOf(endOf(head))}</strong> ${htmlOf(rest)}</li>`,
      );
      return `<h4>${name}</h4><ul>${entries.join("")}</ul>`;
    }),
  ];
  return { text: text.filter((part) => part !== "").join("\n\n"), html: html.join("") };
}

/** Ends as a sentence does: "Post the job" goes on with a full stop. */
function endOf(head: string): string {
  return /[.!?:]$/u.test(head) ? head : `${head}.`;
}
