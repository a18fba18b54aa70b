import type { ModelSettings } from "#contract/connection.ts";
import type { Team } from "#server/test/team.ts";

/** Settings of a server that keeps keys and may call this machine. */
export const connectable = {
  SECRETS_KEY: "Zq7-k2VwX9-mN4bC6hJ-t8RpL0sD-eF3gY5uA",
  EGRESS_ALLOW: "127.0.0.1",
};

export const ownKey = "sk-own-key-of-north-7Q4f";

export const modelOf = ({ path }: Team) => `${path}/model`;

/** An admin connects a local server as their organization's own model. */
export async function connectOwn(
  us: Team,
  address: string,
  changes: object = {},
): Promise<ModelSettings> {
  const form = { provider: "compatible", model: "theirs", address, key: ownKey, ...changes };
  const answer = await us.anna.send("PUT", modelOf(us), form);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}
