import type { ComponentProps, MouseEvent } from "react";
import { createPath, useHref, useLocation, useNavigate } from "react-router";

type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: string; replace?: boolean };

/** A link to another screen. One that leads to where a person is adds nothing to the history. */
export function Link({ to, replace, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const here = createPath(useLocation());
  const navigate = useNavigate();
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event)) return;
    event.preventDefault();
    void navigate(to, { replace: replace ?? href === here });
  };
  return (
    <a {...rest} href={href} onClick={click}>
      {children}
    </a>
  );
}

/** With a key held the browser opens a tab or a window, or saves the page. */
function opensElsewhere({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
