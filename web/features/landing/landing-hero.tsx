import { ArrowRight, Check } from "lucide-react";
import { Link } from "react-router";
import { screens } from "#contract/screens.ts";
import { buttonStyle } from "#web/ui/button-style.ts";
import { RolePrint } from "#web/ui/role-print.tsx";

const promises = ["Humans make the decisions", "Export as text or PDF", "Free in beta"];

const printing = [
  "completed",
  "completed",
  "completed",
  "processing",
  "pending",
  "pending",
] as const;

export function LandingHero() {
  return (
    <div className="mx-auto grid max-w-[1360px] items-center gap-10 px-4 py-10 tablet:px-6 laptop:grid-cols-[minmax(0,11fr)_minmax(0,10fr)] laptop:py-16">
      <div>
        <p className="flex flex-wrap items-center gap-2 text-small text-ink-2">
          <span className="rounded-chip bg-ink-1 px-2 py-0.5 text-tiny font-[620] text-canvas">
            Beta
          </span>
          Free while we build. No credit card needed.
        </p>
        <h1 className="mt-5 font-display text-hero font-[700] tracking-[-0.035em]">
          One job description in. Six reports out.
        </h1>
        <p className="mt-6 max-w-[36em] text-read text-ink-2">
          Roleprint reads your job description or intake notes and drafts the market brief, hiring
          plan, sourcing kit, outreach, offer strategy and interview guide. It saves{" "}
          <mark className="rounded-[0.2em] bg-marker px-[0.14em] whitespace-nowrap text-paper-ink">
            5-10 hours per search
          </mark>
          , and every decision stays with you.
        </p>
        <div className="mt-7 flex flex-wrap items-center gap-2.5">
          <Link
            className={buttonStyle({ look: "primary", size: "large" })}
            to={screens.signUp.path}
          >
            Try Free
          </Link>
          <a className={buttonStyle({ size: "large" })} href="#features">
            See Features
          </a>
          <a className={buttonStyle({ look: "quiet", size: "large" })} href="#demo">
            View Examples
            <ArrowRight aria-hidden="true" />
          </a>
        </div>
        <ul className="mt-7 flex flex-wrap gap-x-6 gap-y-2 text-small text-ink-2">
          {promises.map((promise) => (
            <li key={promise} className="inline-flex items-center gap-1.5">
              <Check aria-hidden="true" className="text-green-dot" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <div className="stage grid aspect-[5/4] place-items-center overflow-hidden rounded-artboard [&_svg]:h-[74%] [&_svg]:w-auto">
        <RolePrint
          jobId={4217}
          percents={[0, 0, 0, 64, 0, 0]}
          sizePx={420}
          states={printing}
          strokeWidth={4.2}
        />
      </div>
    </div>
  );
}
