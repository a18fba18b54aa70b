import type { ConnectionProvider } from "#contract/connection.ts";
import { modelLists, ownProviders } from "#server/env/models.ts";
import type { Env } from "#server/env.ts";
import type { ConnectionRow } from "#server/features/connections/connections.store.ts";

type Connected = Pick<ConnectionRow, "provider" | "model" | "address">;

/** The lists, addresses and keys of the server itself: none of them is a connection's. */
const noneOfOurs: Partial<Env> = Object.fromEntries(
  Object.keys({ ...modelLists, ...ownProviders }).map((name) => [name, undefined]),
);

/** What the operator says of a small model is about models that somebody runs; providers' own are large. */
const ofProviders = { MODEL_WINDOW_TOKENS: undefined, MODEL_SMALL: "off" } as const;

type Own = { key: string | undefined; address: string | undefined };

/** Providers' addresses are written out, since the packages would look for others in the environment. */
const ownSettings: Record<ConnectionProvider, (own: Own) => Partial<Env>> = {
  anthropic: ({ key }) => ({
    ...ofProviders,
    ANTHROPIC_API_KEY: key,
    ANTHROPIC_BASE_URL: "https://api.anthropic.com/v1",
  }),
  openai: ({ key }) => ({
    ...ofProviders,
    OPENAI_API_KEY: key,
    OPENAI_BASE_URL: "https://api.openai.com/v1",
  }),
  google: ({ key }) => ({
    ...ofProviders,
    GOOGLE_API_KEY: key,
    GOOGLE_BASE_URL: "https://generativelanguage.googleapis.com/v1beta",
  }),
  ollama: ({ address }) => ({ OLLAMA_BASE_URL: address }),
  compatible: ({ address, key }) => ({ COMPATIBLE_BASE_URL: address, COMPATIBLE_API_KEY: key }),
};

/** The server's settings with a connection's model, key and address in the place of its own. */
export function connectedEnv(env: Env, connection: Connected, key: string | undefined): Env {
  const { provider, model, address } = connection;
  const name = { provider, model, name: `${provider}/${model}` };
  const own = ownSettings[provider]({ key, address: address ?? undefined });
  return { ...env, ...noneOfOurs, MODEL: { models: [name], endsBuiltIn: false }, ...own };
}
