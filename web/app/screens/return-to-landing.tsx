import { useEffect } from "react";
import { screens } from "#contract/screens.ts";
import { PageSpinner } from "#web/ui/feedback/spinner.tsx";

/** Leaves the app for the landing page; a cookie that was no session was taken back with the answer that said so. */
export function ReturnToLanding() {
  useEffect(() => window.location.replace(screens.home.path), []);
  return <PageSpinner />;
}
