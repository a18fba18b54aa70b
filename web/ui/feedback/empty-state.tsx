import type { ReactNode } from "react";
import { RolePrint } from "#web/ui/brand/role-print.tsx";

type EmptyStateProps = {
  title: string;
  /** The first heading where it is all a screen shows. */
  heading?: "h1" | "h2";
  children?: ReactNode;
  action?: ReactNode;
};

/** A print without ink, one sentence and one action. */
export function EmptyState({ title, heading: Heading = "h2", children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-control px-6 py-14 text-center">
      <RolePrint jobId={7} sizePx={88} states={[]} strokeWidth={4} />
      <Heading className="heading mt-2 text-h2">{title}</Heading>
      <div className="max-w-[46ch] text-ink-2">{children}</div>
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
