import { screens } from "#contract/screens.ts";
import type { AccountMenuProps } from "#web/app/shell/account-menu.tsx";
import { Button, buttonStyle } from "#web/ui/button/button.tsx";
import { Link } from "#web/ui/button/link.tsx";
import { Sheet } from "#web/ui/dialog/sheet.tsx";
import { ThemeSwitch } from "#web/ui/brand/theme-switch.tsx";

const linkStyle = buttonStyle({ size: "large", className: "w-full" });

/** The account menu of phones; loaded when it is opened. */
export function AccountSheet({ name, email, onLogout, onSearch, trigger }: AccountMenuProps) {
  return (
    <Sheet isOpenAtOnce title={`Welcome, ${name}`} trigger={trigger}>
      {(close) => (
        <div className="grid gap-2.5">
          <p className="-mt-3 mb-1 text-small text-ink-3">{email}</p>
          <Button
            className="w-full"
            size="large"
            onClick={() => {
              close();
              onSearch();
            }}
          >
            Search
          </Button>
          <Link className={linkStyle} to={screens.profile.path} onClick={close}>
            Profile
          </Link>
          <Link className={linkStyle} to={screens.organization.path} onClick={close}>
            Organization
          </Link>
          <ThemeSwitch />
          <Button className="w-full" look="quiet" size="large" onClick={onLogout}>
            Logout
          </Button>
        </div>
      )}
    </Sheet>
  );
}
