import { Link } from "react-router";
import { screens } from "#contract/screens.ts";
import { buttonStyle } from "#web/ui/button-style.ts";

export function LandingPricing() {
  return (
    <section className="stage" id="pricing">
      <div className="mx-auto grid max-w-[1360px] justify-items-start gap-5 px-4 py-16 tablet:px-6 tablet:py-20">
        <h2 className="heading text-[2.75rem] leading-none">Free in beta.</h2>
        <p className="max-w-[40em] text-read text-stage-soft">
          All six tools, no credit card. Run your next search with it and keep what you make.
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <Link
            className={buttonStyle({ look: "onStage", size: "large" })}
            to={screens.signUp.path}
          >
            Sign Up Now
          </Link>
          <button
            aria-describedby="demo-note"
            aria-disabled="true"
            className="h-[46px] cursor-not-allowed rounded-control border border-stage-line px-5 font-[560]"
            type="button"
          >
            Book a Demo
          </button>
          <span className="text-small text-stage-soft" id="demo-note">
            not active in beta
          </span>
        </div>
      </div>
    </section>
  );
}
