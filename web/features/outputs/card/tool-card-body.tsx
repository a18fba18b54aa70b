import { Check, Circle } from "lucide-react";
import { lazy, Suspense, useMemo } from "react";
import type { Output, OutputStatus, PartialReport, ReportContent } from "#contract/output.ts";
import { findingOf } from "#tools/report/opening.ts";
import { isThin } from "#tools/report/thin.ts";
import type { Tool } from "#tools/tool.ts";
import { cardTexts } from "#web/features/outputs/card/card-texts.ts";
import { CopyGuard } from "#web/ui/button/copy-guard.ts";
import { CopyButton } from "#web/ui/button/copy-button.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { useCopyGuard } from "#web/report/use-copy-guard.ts";
import { markPhrase } from "#web/report/mark-phrase.ts";

type ToolCardBodyProps = {
  tool: Tool;
  output: Output | undefined;
  status: OutputStatus;
  partial: PartialReport | undefined;
};

const promisedSections = 4;

export function ToolCardBody({ tool, output, status, partial }: ToolCardBodyProps) {
  if (status === "processing") {
    return partial ? (
      <CardOutline partial={partial} tool={tool} />
    ) : (
      <p className="mt-4 text-body text-ink-2">Writing, about {tool.estimatedSeconds} s</p>
    );
  }
  if (status === "failed") {
    return <ToolCardFailure error={output?.error ?? null} name={tool.cardName} />;
  }
  if (status === "completed") {
    const content = output?.content ?? "";
    return (
      <>
        <ToolCardFinding content={content} tool={tool} />
        {output && <CardCopies output={output} tool={tool} />}
      </>
    );
  }
  return (
    <ul aria-label="It will contain" className="mt-4 flex flex-wrap gap-1.5 text-meta text-ink-3">
      {tool.sections.slice(0, promisedSections).map((section) => (
        <li key={section.key} className="rounded-chip border border-dashed border-control px-2">
          {section.title}
        </li>
      ))}
    </ul>
  );
}

/** What of a report is finished, what is being written, and what waits; by section titles. */
type Outline = { done: string[]; current: string | undefined; waiting: string[] };

/** Sections of figures and rules are added by code at the end and are never seen being written. */
export function outlineOf(tool: Tool, { sections }: Pick<PartialReport, "sections">): Outline {
  const written = tool.sections.filter(({ isOwnedByCode }) => !isOwnedByCode);
  const isDone = ({ key, alternativeKeys = [] }: Tool["sections"][number]) =>
    [key, ...alternativeKeys].some((name) => sections[name] !== undefined);
  const titles = (which: typeof written) => which.map(({ title }) => title);
  const [current, ...waiting] = titles(written.filter((section) => !isDone(section)));
  return { done: titles(written.filter(isDone)), current, waiting };
}

type CardOutlineProps = { tool: Tool; partial: PartialReport };

function CardOutline({ tool, partial }: CardOutlineProps) {
  const { done, current, waiting } = outlineOf(tool, partial);
  return (
    <ul className="mt-4 grid gap-2 text-small">
      {done.length > 0 && (
        <li className="flex gap-2.5">
          <Check className="mt-0.5 text-green-dot" />
          <span className="line-clamp-2">
            <span className="sr-only">Finished: </span>
            {done.join(", ")}
          </span>
        </li>
      )}
      {current && (
        <li className="flex gap-2.5">
          <span className="mt-0.5 text-blue">
            <Spinner />
          </span>
          <span>
            <span className="sr-only">Being written: </span>
            {current}
            <span
              aria-hidden="true"
              className="ml-1 inline-block h-[15px] w-[7px] animate-breathe rounded-[1.5px] bg-blue align-[-2px]"
            />
          </span>
        </li>
      )}
      {waiting.length > 0 && (
        <li className="flex gap-2.5 text-ink-3">
          <Circle className="mt-0.5" />
          <span className="line-clamp-2">
            <span className="sr-only">Still to come: </span>
            {waiting.join(", ")}
          </span>
        </li>
      )}
    </ul>
  );
}

type ToolCardFailureProps = { name: string; error: string | null };

function ToolCardFailure({ name, error }: ToolCardFailureProps) {
  return (
    <p className="mt-4 rounded-control bg-red-wash px-3.5 py-3 text-small text-red">
      <b className="font-[620]">Generation failed.</b> {error ?? `Failed to generate ${name}.`} Your
      job details are safe.
    </p>
  );
}

const Glance = lazy(async () => ({
  default: (await import("#web/features/outputs/glance/glance.tsx")).Glance,
}));

type ToolCardFindingProps = { tool: Tool; content: ReportContent };

/** What a report comes to: a small picture and its first sentence, the key phrase marked. */
function ToolCardFinding({ tool, content }: ToolCardFindingProps) {
  const finding = findingOf(tool, content) ?? "The report is ready to read.";
  const { before, phrase, after } = isThin(content)
    ? { before: finding, phrase: "", after: "" }
    : markPhrase(finding);
  return (
    <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-3.5 pt-4">
      <Suspense fallback={<div className="h-9" />}>
        <Glance content={content} toolType={tool.key} />
      </Suspense>
      <p className="text-[0.96875rem] leading-[1.42] font-[480] text-pretty">
        {before}
        <span className="box-decoration-clone shadow-[inset_0_-0.5em_0_var(--marker-wash)] dark:shadow-[inset_0_-2px_0_var(--marker)]">
          {phrase}
        </span>
        {after}
      </p>
    </div>
  );
}

type CardCopiesProps = { tool: Tool; output: Output };

/** What is taken out of a report most, without opening it. */
function CardCopies({ tool, output }: CardCopiesProps) {
  const { content } = output;
  const texts = useMemo(() => cardTexts(tool, content ?? ""), [tool, content]);
  const whyNot = useCopyGuard(output);
  if (texts.length === 0) return null;
  return (
    <CopyGuard value={whyNot}>
      <div className="mt-2 -mb-2 -ml-[11px] flex flex-wrap gap-1">
        {texts.map(({ label, text }) => (
          <CopyButton key={label} label={label} look="quiet" size="small" text={text} />
        ))}
      </div>
    </CopyGuard>
  );
}
