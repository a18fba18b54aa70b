import { Menu, X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { screens } from "#contract/screens.ts";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Lockup } from "#web/ui/lockup.tsx";

const anchorStyle = "rounded-chip text-ink-2 hover:text-ink-1";

export function LandingBar() {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-canvas/92 backdrop-blur-[10px]">
      <div className="mx-auto flex h-16 max-w-[1360px] items-center gap-9 px-4 tablet:px-6">
        <Lockup />
        <nav aria-label="Sections" className="hidden gap-7 tablet:flex">
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
        <div className="ml-auto hidden items-center gap-2 tablet:flex">
          <Link className={buttonStyle({ look: "quiet" })} to={screens.signIn.path}>
            Sign In
          </Link>
          <Link className={buttonStyle({ look: "primary" })} to={screens.signUp.path}>
            Get Started
          </Link>
        </div>
        <button
          aria-controls="landing-menu"
          aria-expanded={isMenuOpen}
          aria-label="Menu"
          className="ml-auto grid size-10 place-items-center rounded-control tablet:hidden"
          type="button"
          onClick={() => setIsMenuOpen(!isMenuOpen)}
        >
          {isMenuOpen ? <X /> : <Menu />}
        </button>
      </div>
      <nav
        aria-label="Menu"
        className={isMenuOpen ? "grid gap-2 px-4 pb-4 tablet:hidden" : "hidden"}
        id="landing-menu"
      >
        <a
          className={buttonStyle({ look: "quiet", size: "large" })}
          href="#features"
          onClick={() => setIsMenuOpen(false)}
        >
          Key Features
        </a>
        <Link className={buttonStyle({ size: "large" })} to={screens.signIn.path}>
          Sign In
        </Link>
        <Link className={buttonStyle({ look: "primary", size: "large" })} to={screens.signUp.path}>
          Get Started
        </Link>
      </nav>
    </header>
  );
}
