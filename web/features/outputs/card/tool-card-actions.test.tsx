import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import type { Output, OutputErrorCode } from "#contract/output.ts";
import { marketPulse } from "#tools/market-pulse/index.ts";
import { ToolCardActions } from "#web/features/outputs/card/tool-card-actions.tsx";

/** What a failed card offers, whatever its sentence says. */
function offered(errorCode: OutputErrorCode | null, error: string): string {
  const output = { toolType: "marketPulse", status: "failed", content: null, error, errorCode };
  return renderToStaticMarkup(
    <ToolCardActions
      job={{} as Job}
      tool={marketPulse}
      output={output as Output}
      status="failed"
      timeSpent=""
      onGenerate={() => undefined}
      onView={() => undefined}
    />,
  );
}

test("the built-in writer is offered where it is a way out, by the failure's code and not by its sentence", () => {
  for (const code of ["spendingLimit", "rateLimited", "keyUnreadable"] as const)
    expect(offered(code, "It did not work.")).toContain("Use the built-in writer");
  for (const code of ["interrupted", "notWritten", null] as const)
    expect(offered(code, "Use the built-in writer.")).not.toContain("Use the built-in writer");
});
