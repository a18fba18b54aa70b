import type { ReactNode } from "react";
import type { Output } from "#contract/output.ts";
import { readReport } from "#tools/report.ts";
import type { Tool } from "#tools/tool.ts";
import { openingOf } from "#web/features/outputs/finding.ts";
import { ReportValue } from "#web/features/outputs/report-value.tsx";

/** What stands under the opening sentence: its supporting text, or whatever else the section holds. */
function Support({ name, value }: { name: string; value: unknown }) {
  if (typeof value === "string" && value !== "") return null;
  if (value !== null && typeof value === "object" && "answer" in value) {
    const { answer: _, ...rest } = value;
    return (
      <div className="mt-5">
        <ReportValue name={name} value={rest} />
      </div>
    );
  }
  return <ReportValue name={name} value={value} />;
}

type ReportArticleProps = { tool: Tool; output: Output; children: ReactNode };

/** A report to be read: contents on the left, what is known about it, then its sections. */
export function ReportArticle({ tool, output, children }: ReportArticleProps) {
  const sections = output.content === null ? [] : readReport(tool, output.content);
  const [opening, ...rest] = sections;
  return (
    <div className="grid gap-10 laptop:grid-cols-[200px_minmax(0,768px)]">
      <nav
        aria-label="Contents"
        className="sticky top-24 hidden self-start text-small laptop:block"
      >
        <p className="mb-2.5 pl-3.5 text-meta text-ink-3">In this report</p>
        <ul>
          {sections.map(({ key, title }) => (
            <li key={key}>
              <a
                className="block border-l-2 border-line-soft py-1.5 pl-3.5 text-ink-2 hover:border-blue hover:text-blue"
                href={`#${key}`}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <article className="min-w-0 text-read text-ink-2">
        {children}
        {sections.length === 0 && <p>{tool.emptyText}</p>}
        {opening && (
          <section id={opening.key}>
            <h3 className="sr-only">{opening.title}</h3>
            {openingOf(opening.value) && (
              <p className="font-display text-[1.4375rem] leading-[1.26] font-[560] tracking-[-0.021em] text-pretty whitespace-pre-line text-ink-1 tablet:text-bottom-line">
                {openingOf(opening.value)}
              </p>
            )}
            <Support name={opening.title} value={opening.value} />
          </section>
        )}
        {rest.map(({ key, title, value }) => (
          <section key={key} className="mt-8 border-t border-line pt-8" id={key}>
            <h3 className="heading mb-3.5 text-[1.375rem] text-ink-1 tablet:text-h2">{title}</h3>
            <ReportValue name={title} value={value} />
          </section>
        ))}
      </article>
    </div>
  );
}
