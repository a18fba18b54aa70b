import type { ReactNode } from "react";

type ActionRowProps = { title: string; detail: string; action: ReactNode };

/** Something to do on a settings page, with what it means beside its button; on phones the button moves below. */
export function ActionRow({ title, detail, action }: ActionRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-[min(240px,100%)] flex-1">
        <p className="font-[560]">{title}</p>
        <p className="text-small text-ink-2">{detail}</p>
      </div>
      {action}
    </li>
  );
}
