import { SkipLink } from "#web/app/shell/skip-link.tsx";
import { LandingBar } from "#web/features/landing/landing-bar.tsx";
import { LandingFooter } from "#web/features/landing/landing-footer.tsx";
import { LandingHero } from "#web/features/landing/landing-hero.tsx";
import { LandingPricing } from "#web/features/landing/landing-pricing.tsx";
import { LandingSample } from "#web/features/landing/landing-sample.tsx";
import { LandingTools } from "#web/features/landing/landing-tools.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";

export function LandingScreen() {
  usePageTitle("Roleprint");
  return (
    <>
      <SkipLink />
      <LandingBar />
      <main id="main">
        <LandingHero />
        <LandingTools />
        <LandingSample />
        <LandingPricing />
      </main>
      <LandingFooter />
    </>
  );
}
