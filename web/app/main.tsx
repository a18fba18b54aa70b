import "#web/app/styles.css";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
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

/** Dialogs lock the page's scroll by a style element; this hands them the page's nonce. */
function allowInjectedStyles(): void {
  const meta = document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]");
  if (meta?.nonce) Object.assign(globalThis, { __webpack_nonce__: meta.nonce });
}

/** Where zod keeps its settings; loading zod to set one would weigh on the first screen. */
const settingsName = "__zod_globalConfig";

/** Schemas are run, not compiled: even trying to compile one is a breach of the page's content policy. */
function keepSchemasPlain(): void {
  const settings = Reflect.get(globalThis, settingsName) as object | undefined;
  Reflect.set(globalThis, settingsName, Object.assign(settings ?? {}, { jitless: true }));
}

allowInjectedStyles();
keepSchemasPlain();
const container = document.getElementById("root");
if (container) void loadFirstAnswers().then(() => draw(container));
