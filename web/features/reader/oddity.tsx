import type { ReactNode } from "react";
import { RolePrint } from "#web/ui/brand/role-print.tsx";

type OddityProps = {
  jobId: number;
  sentence: string;
  detail?: string | undefined;
  actions: ReactNode;
  raw?: string | undefined;
};

/** A report that cannot be shown as one: what is the matter, what can be done, and the text itself if there is any. */
export function Oddity({ jobId, sentence, detail, actions, raw }: OddityProps) {
  return (
    <div className="grid gap-5">
      <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-control px-6 py-12 text-center">
        <RolePrint jobId={jobId} sizePx={72} states={[]} strokeWidth={4} />
        <p className="heading text-h3 text-ink-1">{sentence}</p>
        {detail && <p className="text-body text-ink-2">{detail}</p>}
        <div className="mt-1 flex flex-wrap justify-center gap-2">{actions}</div>
      </div>
      {raw !== undefined && (
        <pre className="max-h-[60vh] overflow-auto rounded-card bg-sunken p-4 font-mono text-tiny whitespace-pre-wrap">
          {raw}
        </pre>
      )}
    </div>
  );
}
