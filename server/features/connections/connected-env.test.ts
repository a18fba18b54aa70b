import { expect, test } from "vitest";
import { modelLists, ownProviders } from "#server/env/models.ts";
import type { Env } from "#server/env.ts";
import { connectedEnv } from "#server/features/connections/connected-env.ts";

const names = Object.keys({ ...modelLists, ...ownProviders });

test.each(["anthropic", "openai", "google", "ollama", "compatible"] as const)(
  "a connection to %s has no model, key or address of the server's own",
  (provider) => {
    const ours = Object.fromEntries(names.map((name) => [name, "ours"])) as unknown as Env;
    const address = "https://models.example";
    const theirs = connectedEnv(ours, { provider, model: "theirs", address }, "their key");
    expect(Object.values(theirs)).not.toContain("ours");
    expect(theirs.MODEL.models).toEqual([
      { provider, model: "theirs", name: `${provider}/theirs` },
    ]);
  },
);
