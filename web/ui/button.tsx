import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { buttonStyle, type ButtonStyle } from "#web/ui/button-style.ts";
import { Spinner } from "#web/ui/spinner.tsx";

type ButtonProps = Omit<ComponentProps<"button">, "disabled"> &
  ButtonStyle & {
    icon?: ReactNode;
    isBusy?: boolean;
    isDisabled?: boolean;
  };

/** A button that stays focusable while it is busy or disabled, and does nothing then. */
export function Button({
  look,
  size,
  icon,
  isBusy = false,
  isDisabled = false,
  type = "button",
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isStopped = isBusy || isDisabled;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isStopped) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      aria-disabled={isStopped || undefined}
      className={buttonStyle({ look, size, className })}
      type={type}
      onClick={handleClick}
      {...rest}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
