import { ArrowRight, Check } from "lucide-react";
import { screens } from "#contract/screens.ts";
import { signUpSlot } from "#contract/sign-up.ts";
import { LandingArtboard } from "#web/features/landing/landing-artboard.tsx";
import type { SampleSearch } from "#web/features/landing/sample-search.ts";
import { buttonStyle } from "#web/ui/button/button.tsx";

type LandingHeroProps = { sample: SampleSearch };

const promises = ["Humans make the decisions", "Export to PDF or text", "Free in beta"];

export function LandingHero({ sample }: LandingHeroProps) {
  return (
    <div className="mx-auto grid max-w-[1440px] items-center gap-9 px-4 pt-[92px] tablet:px-6 laptop:min-h-[844px] laptop:grid-cols-[minmax(0,1fr)_minmax(0,1.06fr)] laptop:pt-20 desktop:gap-14 desktop:px-10">
      <div>
        <p className="flex flex-wrap items-center gap-2 text-small font-[560] text-ink-2">
          <span className="rounded-chip bg-ink-1 px-[7px] py-0.5 text-tiny font-[620] text-canvas">
            Beta
          </span>
          Free while we build. No credit card needed.
        </p>
        <h1 className="mt-4 font-display text-hero font-[700] tracking-[-0.028em] tablet:mt-[22px]">
          One job description&nbsp;in. <br />
          Six reports out.
        </h1>
        <p className="mt-4 max-w-[33em] text-read text-pretty text-ink-2 tablet:mt-[26px] desktop:text-[1.1875rem] desktop:leading-[1.5]">
          Roleprint reads your job description or intake notes and drafts the market brief, hiring
          plan, sourcing kit, outreach, offer strategy and interview guide. It saves{" "}
          <mark className="rounded-[0.2em] bg-marker box-decoration-clone px-[0.14em] pb-[0.05em] font-[620] text-paper-ink">
            5-10 hours per search
          </mark>
          , and every decision stays with you.
        </p>
        <div className="mt-7 flex flex-wrap items-center gap-2.5 tablet:mt-8">
          <a
            className={buttonStyle({
              look: "primary",
              size: "large",
              className: "max-tablet:w-full",
            })}
            href={screens.signUp.path}
          >
            Try Free
          </a>
          <a
            className={buttonStyle({ size: "large", className: "max-tablet:w-full" })}
            href="#features"
          >
            See Features
          </a>
          <a
            className={buttonStyle({
              look: "quiet",
              size: "large",
              className: "text-ink-1 max-tablet:w-full tablet:px-3",
            })}
            href="#demo"
          >
            View Examples
            <ArrowRight aria-hidden="true" />
          </a>
        </div>
        <p className="mt-4 max-w-[33em] text-small text-ink-2 empty:hidden">{signUpSlot}</p>
        <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-small text-ink-2 tablet:mt-7">
          {promises.map((promise) => (
            <li key={promise} className="inline-flex items-center gap-[7px]">
              <Check aria-hidden="true" className="text-green-dot" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <LandingArtboard sample={sample} />
    </div>
  );
}
