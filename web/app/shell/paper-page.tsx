import type { ReactNode } from "react";
import { screens } from "#contract/screens.ts";
import { SkipLink } from "#web/app/shell/skip-link.tsx";
import { Lockup } from "#web/ui/brand/lockup.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";

type PaperPageProps = { title: string; children: ReactNode };

export function PaperPage({ title, children }: PaperPageProps) {
  return (
    <>
      <SkipLink />
      <header className="border-b border-line px-4 tablet:px-6">
        <div className="mx-auto flex h-16 max-w-[680px] items-center">
          <a className="inline-flex rounded-chip" href={screens.home.path}>
            <Lockup />
          </a>
        </div>
      </header>
      <main className="mx-auto grid max-w-[728px] gap-6 px-4 pt-12 pb-24 tablet:px-6" id="main">
        <PageHeading>{title}</PageHeading>
        {children}
      </main>
    </>
  );
}
