import { lazy } from "react";
import type { Account } from "#web/app/shell/account-details.ts";
import { AccountButton } from "#web/app/shell/account-button.tsx";
import { OnDemand } from "#web/ui/hooks/on-demand.tsx";

const loadMenu = () => import("#web/app/shell/account-menu.tsx");
const loadSheet = () => import("#web/app/shell/account-sheet.tsx");
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }));
const AccountSheet = lazy(async () => ({ default: (await loadSheet()).AccountSheet }));

/** The avatar: a menu under it, on phones a sheet. */
export function AccountEntry(account: Account) {
  const button = <AccountButton image={account.image} name={account.name} />;
  return (
    <>
      <span className="flex-none max-tablet:hidden">
        <OnDemand button={button} load={loadMenu} opens="menu">
          <AccountMenu {...account} />
        </OnDemand>
      </span>
      <span className="ml-auto flex-none tablet:hidden">
        <OnDemand button={button} load={loadSheet} opens="dialog">
          <AccountSheet {...account} />
        </OnDemand>
      </span>
    </>
  );
}
