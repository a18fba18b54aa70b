import type { ReactNode } from "react";
import { screens } from "#contract/screens.ts";
import { SkipLink } from "#web/app/shell/skip-link.tsx";
import { Lockup } from "#web/ui/brand/lockup.tsx";
import { RolePrint } from "#web/ui/brand/role-print.tsx";

type AuthFrameProps = {
  /** How much of the print on the blue panel is drawn. */
  ridges: number;
  children: ReactNode;
};

const ridgeCount = 6;

/** The blue panel with its print, and beside it the one thing to do. */
export function AuthFrame({ ridges, children }: AuthFrameProps) {
  const states = Array.from({ length: ridgeCount }, (_, index) =>
    index < ridges ? ("completed" as const) : ("pending" as const),
  );
  return (
    <div className="grid min-h-screen laptop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <SkipLink />
      <aside
        aria-label="Roleprint"
        className="stage hidden flex-col justify-between overflow-hidden p-10 laptop:sticky laptop:top-0 laptop:flex laptop:h-screen"
      >
        <a className="inline-flex self-start rounded-chip" href={screens.home.path}>
          <Lockup />
        </a>
        <div className="-mx-4 self-center">
          <RolePrint isDrawing jobId={2026} sizePx={300} states={states} strokeWidth={4} />
        </div>
        <p className="heading text-h2">Humans make the decisions.</p>
      </aside>
      <main className="grid content-center justify-items-center px-4 py-10" id="main" tabIndex={-1}>
        <div className="w-full max-w-[400px]">
          <a className="mb-8 inline-flex rounded-chip laptop:hidden" href={screens.home.path}>
            <Lockup />
          </a>
          {children}
        </div>
      </main>
    </div>
  );
}
