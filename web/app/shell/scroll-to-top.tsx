import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** A new screen is read from its top; going back returns to where one was. */
export function ScrollToTop() {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const previousPath = useRef(pathname);
  useEffect(() => {
    const isNewScreen = previousPath.current !== pathname && navigationType !== NavigationType.Pop;
    if (isNewScreen && !hash) window.scrollTo(0, 0);
    previousPath.current = pathname;
  }, [pathname, hash, navigationType]);
  return null;
}
