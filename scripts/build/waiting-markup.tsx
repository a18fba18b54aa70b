import { renderToStaticMarkup } from "react-dom/server";
import { PageSpinner } from "#web/ui/feedback/spinner.tsx";

/** What stands in the app's page until its scripts have come: the same sign they show first. */
export function waitingMarkup(): string {
  return renderToStaticMarkup(<PageSpinner />);
}
