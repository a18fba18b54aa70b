import "#web/app/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, vi } from "vitest";
import { sessionPath } from "#web/api/session-probe.ts";
import type { User } from "#contract/user.ts";
import { Providers } from "#web/app/providers.tsx";
import { loadFirstAnswers, queryClient } from "#web/app/queries.ts";
import { FakeServer, type Answers } from "#web/test/fake-server.ts";
import { dismissToast } from "#web/ui/feedback/toasts.ts";
import { maya, shellAnswers } from "#web/test/people.ts";

type RenderOptions = {
  /** What the server answers besides what every screen asks for. */
  server?: Answers;
  /** Who is signed in, Maya if nothing is said; null for nobody. */
  user?: User | null;
  /** Whether nobody may watch a job. */
  isStreamRefused?: boolean;
};

/** Puts the server's place-holder between the app and the network. */
function connect(server: FakeServer, user: User | null): void {
  const browserFetch = globalThis.fetch;
  vi.stubGlobal("fetch", async (address: string, request: RequestInit = {}) => {
    if (address === sessionPath) return Response.json(user && { user });
    return address.startsWith("/api/")
      ? server.fetch(address, request)
      : browserFetch(address, request);
  });
  const { OPEN, CLOSED } = EventSource;
  const Stream = function openStream() {
    return server.openStream();
  };
  vi.stubGlobal("EventSource", Object.assign(Stream, { OPEN, CLOSED }));
}

/** Opens the whole app at a path; a call that `server` does not answer fails the test. */
export async function renderApp(path: string, options: RenderOptions = {}): Promise<FakeServer> {
  const fake = new FakeServer({ ...shellAnswers, ...options.server });
  fake.isStreamRefused = options.isStreamRefused ?? false;
  const before = window.location.href;
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  connect(fake, options.user === undefined ? maya : options.user);
  onTestFinished(() => {
    root.unmount();
    container.remove();
    queryClient.clear();
    dismissToast();
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, "", before);
    expect(fake.faults).toEqual([]);
  });
  window.history.replaceState(null, "", path);
  await loadFirstAnswers();
  root.render(
    <StrictMode>
      <Providers />
    </StrictMode>,
  );
  return fake;
}
