import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { useWritingStop } from "#web/ui/feedback/writing.ts";

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

type ButtonProps = Omit<ComponentProps<"button">, "disabled"> &
  ButtonStyle & {
    icon?: ReactNode;
    isBusy?: boolean;
    isDisabled?: boolean;
    /** Whether what it begins must reach the server; in an outage it rests and says why. */
    needsServer?: boolean;
  };

/** A button that stays focusable and keeps its width while it is busy or disabled, and does nothing then. */
export function Button({
  look,
  size,
  icon,
  isBusy = false,
  isDisabled = false,
  needsServer = false,
  type = "button",
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const writingStop = useWritingStop();
  const reason = needsServer ? writingStop : undefined;
  const isStopped = isBusy || isDisabled || reason !== undefined;
  const isCovered = isBusy && !icon;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isStopped) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      aria-disabled={isStopped || undefined}
      className={buttonStyle({ look, size, className })}
      title={reason}
      type={type}
      onClick={handleClick}
      {...rest}
    >
      {isBusy ? (
        <span className={isCovered ? "absolute inset-0 grid place-items-center" : "inline-flex"}>
          <Spinner />
        </span>
      ) : (
        icon
      )}
      {isCovered ? <span className="opacity-0">{children}</span> : children}
    </button>
  );
}
