import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { beforeAll } from "vitest";
import type { Scope } from "#contract/programs/scopes.ts";
import { useModelApp } from "#server/test/model/model-app.ts";
import type { Team } from "#server/test/team.ts";

const agentScopes: readonly Scope[] = [
  "jobs.read",
  "jobs.write",
  "reports.read",
  "suggestions.write",
];

/** What a tool answers, as every client hands it on. */
export type Told = { isError?: boolean | undefined; content: { type: string; text?: string }[] };

/** An app that listens, teams whose reports the built-in writer writes, and agents with tokens. */
export function useAgents(changes: Record<string, string> = {}) {
  const rig = useModelApp(changes);
  const open = { address: "" };
  beforeAll(async () => {
    open.address = await rig.app().app.listen({ host: "127.0.0.1", port: 0 });
  });

  return {
    rig,
    address: () => new URL(`${open.address}/mcp`),

    atWork: async (): Promise<Team> => {
      const us = await rig.team();
      await us.anna.send("PATCH", us.path, { reportWriter: "built-in" });
      return us;
    },

    tokenOf: async (
      { home, anna }: Team,
      scopes: readonly Scope[] = agentScopes,
    ): Promise<string> => (await rig.make().token(home, anna, scopes)).token,

    /** What a tool answers, and how often one was asked. */
    agentOf: async (token: string) => {
      const client = new Client({ name: "scripted", version: "1.0.0" });
      const init = { headers: { authorization: `Bearer ${token}` } };
      await client.connect(
        new StreamableHTTPClientTransport(new URL(`${open.address}/mcp`), { requestInit: init }),
      );
      const asked: string[] = [];
      const call = async (name: string, input: object = {}): Promise<Told> => {
        asked.push(name);
        return client.callTool({ name, arguments: { ...input } });
      };
      const use = async <T = Record<string, unknown>>(
        name: string,
        input: object = {},
      ): Promise<T> => {
        const { isError, content } = await call(name, input);
        const text = content[0]?.text ?? "";
        if (isError) throw new Error(`${name}: ${text}`);
        return (JSON.parse(text) as { data: T }).data;
      };
      return { client, call, use, asked };
    },
  };
}
