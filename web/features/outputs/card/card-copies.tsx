import { useMemo } from "react";
import type { ReportContent } from "#contract/output.ts";
import type { Tool } from "#tools/tool.ts";
import { cardTexts } from "#web/features/outputs/card/card-texts.ts";
import { CopyButton } from "#web/ui/button/copy-button.tsx";

type CardCopiesProps = { tool: Tool; content: ReportContent };

/** What is taken out of a report most, without opening it. */
export function CardCopies({ tool, content }: CardCopiesProps) {
  const texts = useMemo(() => cardTexts(tool, content), [tool, content]);
  if (texts.length === 0) return null;
  return (
    <div className="mt-2 -mb-2 -ml-[11px] flex flex-wrap gap-1">
      {texts.map(({ label, text }) => (
        <CopyButton key={label} label={label} look="quiet" size="small" text={text} />
      ))}
    </div>
  );
}
