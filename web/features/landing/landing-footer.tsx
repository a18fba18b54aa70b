import { screens } from "#contract/screens.ts";
import { Lockup } from "#web/ui/brand/lockup.tsx";

const columns = [
  {
    title: "Product",
    links: [
      { label: "Features", href: "#features" },
      { label: "Pricing", href: "#pricing" },
      { label: "Examples", href: "#demo" },
    ],
  },
  {
    title: "Company",
    links: [
      { label: "Terms", href: screens.terms.path },
      { label: "Privacy", href: screens.privacy.path },
    ],
  },
  {
    title: "Support",
    links: [
      { label: "Sign In", href: screens.signIn.path },
      { label: "API reference", href: "/api/docs" },
    ],
  },
] as const;

/** Every link leads somewhere real (readings.md 12). */
export function LandingFooter() {
  return (
    <footer className="mx-auto grid max-w-[1440px] gap-x-6 gap-y-10 px-4 py-14 text-small max-tablet:grid-cols-2 tablet:grid-cols-[2fr_1fr_1fr_1fr] tablet:px-6 desktop:px-10">
      <div className="max-tablet:col-span-2">
        <Lockup />
        <p className="mt-3 text-ink-3">© 2026 Roleprint. Open source under Apache 2.0.</p>
      </div>
      {columns.map(({ title, links }) => (
        <nav key={title} aria-label={title} className="grid content-start justify-items-start">
          <h2 className="mb-1.5 font-[620]">{title}</h2>
          {links.map(({ label, href }) => (
            <a
              key={label}
              className="inline-flex h-8 items-center rounded-chip text-ink-2 hover:text-ink-1 hover:underline max-tablet:h-10"
              href={href}
            >
              {label}
            </a>
          ))}
        </nav>
      ))}
    </footer>
  );
}
