import { Menu, X } from "lucide-react";
import { screens } from "#contract/screens.ts";
import { buttonStyle } from "#web/ui/button/button.tsx";
import { Lockup } from "#web/ui/brand/lockup.tsx";

const anchorStyle =
  "inline-flex h-10 items-center rounded-control px-3 font-[520] text-ink-2 hover:bg-sunken hover:text-ink-1 dark:hover:bg-raised";

/** The fixed bar; `landing.ts` opens and closes its menu on phones. */
export function LandingBar() {
  return (
    <header className="fixed inset-x-0 top-0 z-20 bg-canvas/90 backdrop-blur-[10px]">
      <div className="mx-auto flex h-16 max-w-[1440px] items-center gap-2 px-4 tablet:px-6 desktop:px-10">
        <a className="inline-flex rounded-chip" href={screens.home.path}>
          <Lockup />
        </a>
        <nav aria-label="Sections" className="ml-6 hidden gap-1 tablet:flex">
          <a className={anchorStyle} href="#features">
            Features
          </a>
          <a className={anchorStyle} href="#pricing">
            Pricing
          </a>
          <a className={anchorStyle} href="#demo">
            Demo
          </a>
        </nav>
        <a
          className={buttonStyle({ look: "quiet", className: "ml-auto max-tablet:hidden" })}
          href={screens.signIn.path}
        >
          Sign In
        </a>
        <a
          className={buttonStyle({ look: "primary", className: "max-tablet:ml-auto" })}
          href={screens.signUp.path}
        >
          Get Started
        </a>
        <button
          aria-controls="landing-menu"
          aria-expanded="false"
          aria-label="Menu"
          className="group grid size-10 flex-none place-items-center rounded-control border border-line bg-surface tablet:hidden"
          id="landing-menu-button"
          type="button"
        >
          <Menu aria-hidden="true" className="group-aria-expanded:hidden" />
          <X aria-hidden="true" className="hidden group-aria-expanded:block" />
        </button>
      </div>
      <nav
        hidden
        aria-label="Menu"
        className="gap-2 border-b border-line px-4 pt-1 pb-4 not-[[hidden]]:grid tablet:not-[[hidden]]:hidden"
        id="landing-menu"
      >
        <a className={buttonStyle({ look: "quiet", size: "large" })} href="#features">
          Key Features
        </a>
        <a className={buttonStyle({ size: "large" })} href={screens.signIn.path}>
          Sign In
        </a>
        <a className={buttonStyle({ look: "primary", size: "large" })} href={screens.signUp.path}>
          Get Started
        </a>
      </nav>
    </header>
  );
}
