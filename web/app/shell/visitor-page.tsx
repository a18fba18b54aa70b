import type { ReactNode } from "react";
import { Lockup } from "#web/ui/brand/lockup.tsx";

type VisitorPageProps = { children: ReactNode };

export function VisitorPage({ children }: VisitorPageProps) {
  return (
    <main className="page grid min-h-screen content-center justify-items-center gap-4 text-center">
      <Lockup />
      {children}
    </main>
  );
}
