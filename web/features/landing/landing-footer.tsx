import { Link } from "react-router";
import { screens } from "#contract/screens.ts";
import { Lockup } from "#web/ui/lockup.tsx";

const linkStyle = "rounded-chip py-1 text-ink-2 hover:text-ink-1";

export function LandingFooter() {
  return (
    <footer className="mx-auto grid max-w-[1360px] gap-8 px-4 py-12 text-small tablet:grid-cols-[2fr_1fr_1fr_1fr] tablet:px-6">
      <div>
        <Lockup />
        <p className="mt-3 text-ink-3">© 2026 Roleprint</p>
      </div>
      <nav aria-label="Product" className="grid content-start">
        <h2 className="mb-1 font-[620]">Product</h2>
        <a className={linkStyle} href="#features">
          Features
        </a>
        <a className={linkStyle} href="#pricing">
          Pricing
        </a>
        <a className={linkStyle} href="#demo">
          Examples
        </a>
      </nav>
      <nav aria-label="Account" className="grid content-start">
        <h2 className="mb-1 font-[620]">Account</h2>
        <Link className={linkStyle} to={screens.signIn.path}>
          Sign In
        </Link>
        <Link className={linkStyle} to={screens.signUp.path}>
          Get Started
        </Link>
      </nav>
      <nav aria-label="Company" className="grid content-start">
        <h2 className="mb-1 font-[620]">Company</h2>
        <Link className={linkStyle} to={screens.terms.path}>
          Terms
        </Link>
        <Link className={linkStyle} to={screens.privacy.path}>
          Privacy
        </Link>
      </nav>
    </footer>
  );
}
