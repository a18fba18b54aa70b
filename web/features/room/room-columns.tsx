import type { ReactNode } from "react";

type RoomColumnsProps = { rail: ReactNode; children: ReactNode };

/** One column, and on wide screens a rail beside it that stays in sight. */
export function RoomColumns({ rail, children }: RoomColumnsProps) {
  return (
    <div className="mx-auto grid max-w-[1096px] items-start justify-between gap-x-10 px-4 pt-[18px] pb-28 tablet:px-6 tablet:pt-7 laptop:grid-cols-[minmax(0,664px)_minmax(0,344px)]">
      <div className="min-w-0">{children}</div>
      {rail && (
        <aside
          aria-label="Beside the decisions"
          className="grid gap-3.5 max-laptop:mt-8 laptop:sticky laptop:top-5 laptop:max-h-[calc(100vh-40px)] laptop:overflow-y-auto"
        >
          {rail}
        </aside>
      )}
    </div>
  );
}

type RoomPartProps = { title: string; lead?: string; id?: string; children: ReactNode };

export function RoomPart({ title, lead, id, children }: RoomPartProps) {
  return (
    <section className="mt-[34px]" id={id}>
      <h2 className="heading text-[1.375rem] leading-tight tablet:text-h2">{title}</h2>
      {lead && <p className="mt-1 text-body text-pretty text-ink-2">{lead}</p>}
      <div className="mt-3.5">{children}</div>
    </section>
  );
}

export function RoomFoot({ children }: { children: ReactNode }) {
  return <div className="mt-8 text-meta text-ink-3">{children}</div>;
}
