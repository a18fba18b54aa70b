import { screens } from "#contract/screens.ts";
import { RolePrint } from "#web/ui/brand/role-print.tsx";
import { buttonStyle } from "#web/ui/button/button.tsx";

const whole = Array.from({ length: 6 }, () => "completed" as const);

export function LandingPricing() {
  return (
    <section className="stage overflow-hidden" id="pricing">
      <div className="relative mx-auto grid max-w-[1440px] justify-items-start gap-5 px-4 py-16 tablet:px-6 desktop:px-10 desktop:py-[104px]">
        <div className="absolute right-6 -bottom-24 hidden opacity-35 desktop:block">
          <RolePrint jobId={21} sizePx={460} states={whole} strokeWidth={3.4} />
        </div>
        <h2 className="heading relative text-[3rem] leading-none tracking-[-0.03em] tablet:text-[4.5rem]">
          Free in beta.
        </h2>
        <p className="relative max-w-[32em] text-[1.125rem] text-stage-soft">
          All six tools, every export, your whole team. No credit card. Everything you make is
          yours.
        </p>
        <div className="relative mt-2 flex flex-wrap items-center gap-3">
          <a className={buttonStyle({ look: "onStage", size: "large" })} href={screens.signUp.path}>
            Sign Up Now
          </a>
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
