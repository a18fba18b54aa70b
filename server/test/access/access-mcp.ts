import { scopeNames, scopesGive, type Scope } from "#contract/programs/scopes.ts";
import type { Permission } from "#contract/permissions.ts";
import { AgentScope } from "#contract/programs/agent.ts";
import type { Cast } from "#server/test/access/access-actors.ts";
import type { Target } from "#server/test/access/access-requests.ts";
import {
  damage,
  deadFates,
  openMakers,
  type Fate,
  type MadeToken,
} from "#server/test/access/access-tokens.ts";
import { openAgentFlow } from "#server/test/agent-flow.ts";
import type { Factories } from "#server/test/database/factories.ts";
import type { TestApp } from "#server/test/test-app.ts";

export type ToolRow = {
  /** The permissions it asks for, in the order in which it asks. */
  asks: readonly Permission[];
  input: (target: Target) => object;
  /** Changes something, which is recorded once. */
  writes?: true;
  /** Tells what is known of a job, which is more than its fields and reports. */
  tellsFacts?: true;
  /** About the program's own organization, whichever that is. */
  isAtHome?: true;
};

/** Every tool of the MCP server, as docs/agents.md and the screens name what it needs. */
export const toolRows: Record<string, ToolRow> = {
  read_posting: {
    asks: ["organization.read"],
    input: () => ({ posting: "Nurse in Oslo. Night shifts." }),
    isAtHome: true,
  },
  compile_search: {
    asks: ["organization.read"],
    input: () => ({ titles: [{ term: "Nurse" }] }),
    isAtHome: true,
  },
  list_jobs: { asks: ["job.read"], input: () => ({}), isAtHome: true },
  read_job: { asks: ["job.read"], input: ({ jobId }) => ({ jobId }) },
  create_job: {
    asks: ["organization.read", "job.create"],
    input: () => ({ posting: "Nurse in Oslo. Night shifts.", title: "Nurse", location: "Oslo" }),
    writes: true,
    isAtHome: true,
  },
  write_reports: {
    asks: ["output.generate"],
    input: ({ jobId }) => ({ jobId, report: "marketPulse" }),
    writes: true,
  },
  read_report: {
    asks: ["output.read"],
    input: ({ jobId }) => ({ jobId, report: "attractSourceKit" }),
  },
  ask_facts: { asks: ["output.read"], input: ({ jobId }) => ({ jobId }), tellsFacts: true },
  place_pay: { asks: ["output.read"], input: ({ jobId }) => ({ jobId }) },
  check_text: { asks: ["output.read"], input: ({ jobId }) => ({ jobId, text: "Come." }) },
  list_decisions: { asks: ["output.read"], input: ({ jobId }) => ({ jobId }), tellsFacts: true },
  hand_over: { asks: ["output.read"], input: ({ jobId }) => ({ jobId, format: "html" }) },
  suggest_edit: {
    asks: ["suggestion.create"],
    input: ({ outputId }) => ({ outputId, part: "jobPost", text: "Come and work with us." }),
    writes: true,
  },
};

type Holder = { by: "token" | "agent"; scopes: readonly Scope[]; fate: Fate };
const everything: Record<Holder["by"], readonly Scope[]> = {
  token: scopeNames,
  agent: AgentScope.options,
};

const singles = (by: Holder["by"]): [string, Holder][] =>
  everything[by].map((scope) => [
    `${by} with ${scope} alone`,
    { by, scopes: [scope], fate: "lives" },
  ]);
const fates = ["lives", "demoted", "foreign", ...deadFates] as const;
const whole = (by: Holder["by"]): [string, Holder][] =>
  fates.map((fate) => [`${by} with all scopes: ${fate}`, { by, scopes: everything[by], fate }]);

/** Who comes to `/mcp` and asks about North. */
const holders: Record<string, Holder> = Object.fromEntries([
  ["token with no scope", { by: "token", scopes: [], fate: "lives" }],
  ...singles("token"),
  ...whole("token"),
  ...singles("agent"),
  ...whole("agent"),
]);
export const holderNames = Object.keys(holders);

export function holderOf(name: string): Holder {
  const found = holders[name];
  if (!found) throw new Error(`nobody is called ${name}`);
  return found;
}

/** What each of them sends as its token, and by which name the record knows it. */
export async function makeHolders(
  app: () => TestApp,
  make: Factories,
  place: Pick<Cast, "north" | "south">,
): Promise<Record<string, { token: string; program: string }>> {
  const { maker, placeOf, meetFates } = openMakers(make, place);
  const flow = openAgentFlow(app);
  const past = new Date(Date.now() - 1_000);

  async function tokenOf({ scopes, fate }: Holder): Promise<MadeToken> {
    const made = await make.token(placeOf(fate), await maker(fate), scopes, {
      ...(fate === "ended" ? { revoked_at: past } : {}),
      ...(fate === "expired" ? { expires_at: past } : {}),
    });
    return made;
  }

  async function agentOf({ scopes, fate }: Holder) {
    const { id } = placeOf(fate);
    const { cookie } = await maker(fate);
    const { asking, tokens } = await flow.letIn(cookie, id, [...scopes]);
    const key = [asking.clientId];
    if (fate === "expired")
      await make.admin.query(
        "update oauth_access_tokens set expires_at = now() - interval '1 second' where client_id = $1",
        key,
      );
    const { rows } = await make.admin.query<{ id: string }>(
      "select id from agents where client_id = $1",
      key,
    );
    if (fate === "ended") await make.admin.query("delete from agents where client_id = $1", key);
    return { tokenId: Number(rows[0]?.id), token: tokens.access_token };
  }

  const made: Record<string, { token: string; program: string }> = {};
  for (const [name, holder] of Object.entries(holders)) {
    const { by, fate } = holder;
    const { tokenId, token } = await (by === "token" ? tokenOf(holder) : agentOf(holder));
    made[name] = {
      token: fate === "damaged" ? damage(token) : token,
      program: `${by}:${tokenId}`,
    };
  }
  await meetFates();
  return made;
}

/** What a tool must answer a program that lives: nothing when it does what it was asked, or the code of the refusal. */
export function refusalOf(tool: ToolRow, { scopes, fate }: Holder): string | undefined {
  if (tool.asks.some((permission) => !scopesGive(scopes, permission))) return "notInScope";
  return fate === "foreign" && !tool.isAtHome ? "notFound" : undefined;
}
