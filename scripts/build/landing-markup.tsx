import { renderToStaticMarkup } from "react-dom/server";
import { writeLandingSample } from "#scripts/build/landing-sample.ts";
import { LandingScreen } from "#web/app/screens/landing-screen.tsx";

/** The body of the landing page as text. */
export function landingMarkup(): string {
  return renderToStaticMarkup(<LandingScreen sample={writeLandingSample()} />);
}
