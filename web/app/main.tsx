import "#web/app/styles.css";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { allowInjectedStyles } from "#web/app/injected-styles.ts";
import { keepSchemasPlain } from "#web/app/plain-schemas.ts";
import { Providers } from "#web/app/providers.tsx";
import { loadFirstAnswers } from "#web/app/queries.ts";
import { ErrorScreen } from "#web/app/screens/error-screen.tsx";

function draw(container: HTMLElement): void {
  const root = createRoot(container, {
    onUncaughtError: (error) => {
      reportError(error);
      queueMicrotask(() => root.render(<ErrorScreen />));
    },
  });
  // In slices, so that a slow phone answers its first touch while it draws.
  startTransition(() =>
    root.render(
      <StrictMode>
        <Providers />
      </StrictMode>,
    ),
  );
}

allowInjectedStyles();
keepSchemasPlain();
const container = document.getElementById("root");
if (container) void loadFirstAnswers().then(() => draw(container));
