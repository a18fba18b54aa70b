import { connectionNeeds, type ConnectionProvider } from "#contract/connection.ts";
import { given } from "#contract/given.ts";
import { modelLists, ownProviders } from "#server/env/models.ts";
import type { Env } from "#server/env.ts";
import type { ConnectionRow } from "#server/features/connections/connections.store.ts";

type Connected = Pick<ConnectionRow, "provider" | "model" | "address">;

/** The lists, addresses and keys of the server itself: none of them is a connection's. */
const ofServer = { ...modelLists, ...ownProviders };

type Own = { key: string | undefined; address: string | undefined };
type OwnSettings = { [Name in keyof typeof ownProviders]?: string | undefined };

/** Providers' addresses are written out, since the packages would look for others in the environment. */
const ownSettings: Record<ConnectionProvider, (own: Own) => OwnSettings> = {
  anthropic: ({ key }) => ({
    ANTHROPIC_API_KEY: key,
    ANTHROPIC_BASE_URL: "https://api.anthropic.com/v1",
  }),
  openai: ({ key }) => ({ OPENAI_API_KEY: key, OPENAI_BASE_URL: "https://api.openai.com/v1" }),
  google: ({ key }) => ({
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
  const rest: Omit<Env, keyof typeof ofServer> & Partial<Env> = { ...env };
  for (const setting of Object.keys(ofServer) as (keyof typeof ofServer)[]) delete rest[setting];
  // What the operator says of a small model is about models that somebody runs; providers' own are large.
  if (!connectionNeeds[provider].address) {
    delete rest.MODEL_WINDOW_TOKENS;
    rest.MODEL_SMALL = "off";
  }
  // What a doctor saw of the operator's own server says nothing about this one.
  rest.OLLAMA_ANSWERS = "both";
  if (rest.COMPATIBLE_ANSWERS === "schema") rest.COMPATIBLE_ANSWERS = "both";
  return { ...rest, MODEL: { models: [name], endsBuiltIn: false }, ...given(own) };
}
