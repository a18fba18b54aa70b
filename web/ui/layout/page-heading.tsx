import { useEffect, useRef, useState, type ReactNode } from "react";
import { useLocation } from "react-router";

type PageHeadingProps = { children: ReactNode };

/** The one h1 of a screen; it takes the focus when the screen was reached by a link. */
export function PageHeading({ children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // As it was when the screen came: what is opened over it later, such as a report, keeps the focus.
  const [isFirstScreen] = useState(key === "default");
  useEffect(() => {
    if (!isFirstScreen) heading.current?.focus({ preventScroll: true });
  }, [isFirstScreen]);
  return (
    <h1
      ref={heading}
      className="heading text-[1.875rem] leading-[1.12] outline-none tablet:text-h1"
      tabIndex={-1}
    >
      {children}
    </h1>
  );
}
