import type { ReactNode } from "react";
import { screens } from "#contract/screens.ts";
import { Lockup } from "#web/ui/brand/lockup.tsx";
import { RolePrint } from "#web/ui/brand/role-print.tsx";
import { buttonStyle } from "#web/ui/button/button.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";

type RoomEndProps = { title: string; children: ReactNode };

/** Where a link leads nowhere any more: no job and no names. */
export function RoomEnd({ title, children }: RoomEndProps) {
  return (
    <>
      <header className="stage">
        <div className="mx-auto max-w-[1096px] px-4 py-5 tablet:px-6">
          <Lockup />
        </div>
      </header>
      <div className="mx-auto grid max-w-[520px] justify-items-center gap-3 px-6 py-[72px] text-center">
        <RolePrint jobId={3} sizePx={96} states={[]} />
        <PageHeading>{title}</PageHeading>
        <p className="text-lead text-pretty text-ink-2">{children}</p>
        <a className={buttonStyle({ className: "mt-2" })} href={screens.home.path}>
          About Roleprint
        </a>
      </div>
    </>
  );
}
