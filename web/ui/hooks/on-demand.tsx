import { cloneElement, Suspense, useState, type ReactElement, type ReactNode } from "react";

type ButtonProps = {
  "aria-expanded"?: boolean;
  "aria-haspopup"?: "menu" | "dialog";
  onClick?: () => void;
  onFocus?: () => void;
  onPointerEnter?: () => void;
};

type OnDemandProps = {
  /** What is pressed; the menu or sheet that is loaded takes it over as its trigger. */
  button: ReactElement<ButtonProps>;
  opens: "menu" | "dialog";
  /** Begins loading; called again it must cost nothing. */
  load: () => Promise<unknown>;
  children: (trigger: ReactElement) => ReactNode;
};

/** A button whose menu or sheet is loaded when it is about to be used, and opens as soon as it is there. */
export function OnDemand({ button, opens, load, children }: OnDemandProps) {
  const [isWanted, setIsWanted] = useState(false);
  const prepare = () => void load().catch(() => undefined);
  const placeholder = cloneElement(button, {
    "aria-expanded": false,
    "aria-haspopup": opens,
    onClick: () => setIsWanted(true),
    onFocus: prepare,
    onPointerEnter: prepare,
  });
  return isWanted ? <Suspense fallback={placeholder}>{children(button)}</Suspense> : placeholder;
}
