import { cva, type VariantProps } from "class-variance-authority";

/** How buttons look, also for links that read as buttons. */
export const buttonStyle = cva(
  "relative inline-flex items-center justify-center gap-[7px] rounded-control border font-[560] whitespace-nowrap transition-[color,background-color,border-color,transform] duration-[120ms] active:scale-[0.985] aria-disabled:scale-100 aria-disabled:cursor-not-allowed aria-disabled:opacity-60",
  {
    variants: {
      look: {
        primary:
          "border-transparent bg-blue-fill text-white shadow-1 hover:bg-blue-hover aria-disabled:hover:bg-blue-fill",
        secondary:
          "border-line bg-surface text-ink-1 shadow-1 hover:border-control aria-disabled:hover:border-line",
        quiet: "border-transparent text-ink-2 hover:bg-sunken dark:hover:bg-raised",
        danger: "border-transparent bg-red-fill text-white shadow-1 hover:bg-red-hover",
        quietDanger: "border-transparent text-red hover:bg-red-wash",
        onStage: "border-white bg-white text-[#2230d2] hover:bg-stage-soft",
      },
      size: {
        small: "h-8 px-[11px] text-meta max-tablet:h-10",
        medium: "h-9 px-3.5 text-small max-tablet:h-10",
        large: "h-[46px] px-5 text-lead",
        icon: "size-8 flex-none max-tablet:size-10",
      },
    },
    defaultVariants: { look: "secondary", size: "medium" },
  },
);

export type ButtonStyle = VariantProps<typeof buttonStyle>;
