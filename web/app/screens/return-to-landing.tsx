import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { screens } from "#contract/screens.ts";
import { sessionQuery, signOut } from "#web/api/auth.ts";
import { ErrorScreen } from "#web/app/screens/error-screen.tsx";
import { PageSpinner } from "#web/ui/page-spinner.tsx";

/** Leaves the app for the landing page, without a cookie that ended: the server would answer the app again. */
export function ReturnToLanding() {
  const { isError } = useQuery(sessionQuery);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (isError) return;
    signOut().then(
      () => window.location.replace(screens.home.path),
      () => setHasFailed(true),
    );
  }, [isError]);
  return isError || hasFailed ? <ErrorScreen /> : <PageSpinner />;
}
