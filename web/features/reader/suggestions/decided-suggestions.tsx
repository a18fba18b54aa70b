import type { ToolType } from "#contract/output.ts";
import type { Suggestion } from "#contract/suggestion.ts";
import { Side, titleOfSection } from "#web/features/reader/suggestions/suggested-change.tsx";
import { PastTime } from "#web/ui/time/time.tsx";

type DecidedSuggestionsProps = { suggestions: readonly Suggestion[]; toolType: ToolType };

/** What was accepted or kept before stays readable. */
export function DecidedSuggestions({ suggestions, toolType }: DecidedSuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <details className="text-small">
      <summary className="cursor-pointer py-2 text-ink-2">
        {suggestions.length} decided before
      </summary>
      <ul className="grid gap-4 pt-2">
        {suggestions.map((one) => (
          <li key={one.id} className="grid gap-2">
            <p>
              <b className="font-[620]">{titleOfSection(toolType, one.section)}</b>
              {`, ${one.decision === "accepted" ? "new text accepted" : "current text kept"} by ${one.decidedBy ?? "a former colleague"}, `}
              {one.decidedAt && <PastTime iso={one.decidedAt} />}
            </p>
            <div className="grid gap-3 tablet:grid-cols-2">
              <Side name="Before" value={one.before} />
              <Side name="New" value={one.after} />
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
