import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { buttonStyle, type ButtonStyle } from "#web/ui/button/button-style.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { useWritingStop } from "#web/ui/feedback/writing.ts";

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
