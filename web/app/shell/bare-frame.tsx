import { Suspense } from "react";
import { Outlet } from "react-router";
import { PageSpinner } from "#web/ui/feedback/spinner.tsx";

/** Screens that look the same for everybody, signed in or not. */
export function BareFrame() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Outlet />
    </Suspense>
  );
}
