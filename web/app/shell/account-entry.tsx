import { lazy, type ComponentProps } from "react";
import type { Account } from "#web/app/shell/account-menu.tsx";
import { Avatar } from "#web/ui/brand/avatar.tsx";
import { OnDemand } from "#web/ui/hooks/on-demand.tsx";

const loadMenu = () => import("#web/app/shell/account-menu.tsx");
const loadSheet = () => import("#web/app/shell/account-sheet.tsx");
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }));
const AccountSheet = lazy(async () => ({ default: (await loadSheet()).AccountSheet }));

export function AccountEntry(account: Account) {
  const button = <AccountButton image={account.image} name={account.name} />;
  return (
    <>
      <span className="flex-none max-tablet:hidden">
        <OnDemand button={button} load={loadMenu} opens="menu">
          {(trigger) => <AccountMenu {...account} trigger={trigger} />}
        </OnDemand>
      </span>
      <span className="ml-auto flex-none tablet:hidden">
        <OnDemand button={button} load={loadSheet} opens="dialog">
          {(trigger) => <AccountSheet {...account} trigger={trigger} />}
        </OnDemand>
      </span>
    </>
  );
}

type AccountButtonProps = ComponentProps<"button"> & { name: string; image: string | null };

export function AccountButton({ name, image, ...rest }: AccountButtonProps) {
  return (
    <button
      className="grid size-10 flex-none place-items-center rounded-full"
      type="button"
      {...rest}
    >
      <span className="sr-only">Account menu</span>
      <Avatar image={image} isOwn name={name} />
    </button>
  );
}
