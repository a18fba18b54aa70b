import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { forgetScreen, rememberScreen } from "#web/features/accounts/remembered-screen.ts";

/** Keeps a screen that a visitor asked for until somebody signed in has come to one (readings.md 11). */
export function useRememberedScreen(isSignedIn: boolean): void {
  const location = useLocation();
  // Before the guard's own effect has led away.
  useLayoutEffect(() => {
    if (isSignedIn) forgetScreen();
    else rememberScreen(location);
  }, [isSignedIn, location]);
}
