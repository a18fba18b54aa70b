import {
  startTransition,
  useLayoutEffect,
  useState,
  useEffect,
  useRef,
  type ReactNode,
} from "react";
import {
  Router,
  UNSAFE_createBrowserHistory,
  NavigationType,
  useLocation,
  useNavigationType,
} from "react-router";

const history = UNSAFE_createBrowserHistory({ v5Compat: true });

/**
 * What `BrowserRouter` of react-router does. Its module also holds forms, loaders and prefetching, 4 kB packed that no
 * bundler can leave out; for the same reason links and search parameters are in `web/ui`.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [{ action, location }, setState] = useState({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(
    // In a transition the old screen stays until the code of the next one is there.
    () => history.listen((next) => startTransition(() => setState(next))),
    [],
  );
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}

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
