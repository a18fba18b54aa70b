import { SkipLink } from "#web/app/shell/skip-link.tsx";
import { LandingBar } from "#web/features/landing/landing-bar.tsx";
import { LandingDemo } from "#web/features/landing/landing-demo.tsx";
import { LandingFooter } from "#web/features/landing/landing-footer.tsx";
import { LandingHero } from "#web/features/landing/landing-hero.tsx";
import { LandingPricing } from "#web/features/landing/landing-pricing.tsx";
import { LandingTools } from "#web/features/landing/landing-tools.tsx";
import { LandingVoices } from "#web/features/landing/landing-voices.tsx";
import type { SampleSearch } from "#web/features/landing/sample-search.ts";

type LandingScreenProps = { sample: SampleSearch };

/** Rendered once, when the pages are built; no React runs in a visitor's browser. */
export function LandingScreen({ sample }: LandingScreenProps) {
  return (
    <>
      <SkipLink />
      <LandingBar />
      <main id="main">
        <LandingHero sample={sample} />
        <LandingTools />
        <LandingDemo sample={sample} />
        <LandingVoices />
        <LandingPricing />
      </main>
      <LandingFooter />
    </>
  );
}
