import { clsx } from "clsx";
import type { ToolType } from "#contract/output.ts";
import type { Suggestion } from "#contract/suggestion.ts";
import { isRecord } from "#contract/walk.ts";
import { readReport } from "#tools/report/report.ts";
import { tools } from "#tools/tools.ts";
import { ReportValue } from "#web/features/reader/value/report-value.tsx";
import type { useLocking } from "#web/features/reader/edit/use-save.ts";
import { Button } from "#web/ui/button/button.tsx";

export type Choice = "accept" | "keep";

/** What a section is called, also one that is not in the report now. */
export function titleOfSection(toolType: ToolType, section: string): string {
  return readReport(tools[toolType], { [section]: " " })[0]?.title ?? section;
}

const kindWords = { changed: "", added: "New row", removed: "Row removed" } as const;

type SuggestedChangeProps = {
  suggestion: Suggestion;
  toolType: ToolType;
  choice: Choice | undefined;
  locking: ReturnType<typeof useLocking>;
  onChoose: (choice: Choice) => void;
};

/** One part: why it changed, what stands there now and what the new text says. */
export function SuggestedChange(props: SuggestedChangeProps) {
  const { suggestion, toolType, choice, locking, onChoose } = props;
  const { part, section, kind, before, after, cause, findings } = suggestion;
  const title = titleOfSection(toolType, section);
  const lock = locking.lockOf(part);
  return (
    <article
      data-suggestion
      aria-label={`Suggestion for ${title}`}
      className={clsx(
        "grid gap-3 rounded-card border border-l-4 border-line p-4 outline-offset-2 focus-visible:outline-2 focus-visible:outline-blue",
        choice === undefined && "border-l-marker",
        choice === "accept" && "border-l-green-dot",
        choice === "keep" && "border-l-ink-1",
      )}
      tabIndex={-1}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="mr-auto min-w-0">
          <h3 className="font-[620]">{title}</h3>
          <p className="text-meta text-ink-3">
            {kindWords[kind] && `${kindWords[kind]}. `}
            {cause}
            {lock && `. Locked by ${lock.lockedBy ?? "a former colleague"}`}
          </p>
        </div>
        <div className="flex gap-2 max-tablet:w-full">
          {kind !== "added" && (
            <Button
              aria-label={`${lock ? "Unlock" : "Lock"} ${title}`}
              isBusy={locking.isPending}
              look="quiet"
              needsServer
              size="small"
              onClick={() => locking.toggle(part)}
            >
              {lock ? "Unlock" : "Lock"}
            </Button>
          )}
          <Button
            aria-pressed={choice === "keep"}
            className="max-tablet:flex-1"
            look={choice === "keep" ? "primary" : "secondary"}
            size="small"
            onClick={() => onChoose("keep")}
          >
            Keep mine
          </Button>
          <Button
            aria-pressed={choice === "accept"}
            className="max-tablet:flex-1"
            look={choice === "accept" ? "primary" : "secondary"}
            size="small"
            onClick={() => onChoose("accept")}
          >
            Accept new
          </Button>
        </div>
      </div>
      <div className="grid gap-3 tablet:grid-cols-2">
        <Side name="Mine" value={before} />
        <Side name="New" value={after} />
      </div>
      {findings.length > 0 && (
        <ul className="grid gap-1 text-small text-ink-2">
          {findings.map(({ rule, where, quote, what }) => (
            <li key={`${rule} ${where} ${quote}`}>
              {quote && `“${quote}”: `}
              {what}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

type SideProps = { name: string; value: unknown };

export function Side({ name, value }: SideProps) {
  return (
    <div className="min-w-0 rounded-control bg-canvas p-3 text-small">
      <p className="mb-1 text-meta text-ink-3">{name}</p>
      {value === null || (isRecord(value) && Object.keys(value).length === 0) ? (
        <p className="text-ink-3">Nothing</p>
      ) : (
        <ReportValue name={name} value={value} />
      )}
    </div>
  );
}
