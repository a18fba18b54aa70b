import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { endpointNames, endpoints, type EndpointName } from "#contract/endpoints.ts";
import { changesRows, runnerOf, success } from "#server/test/access/access-rules.ts";
import { requestOf } from "#server/test/access/access-requests.ts";
import { useStage } from "#server/test/access/access-stage.ts";
import { differences } from "#server/test/database/fingerprint.ts";
import { testOrigin } from "#server/test/test-app.ts";

const stage = useStage();
const changes = endpointNames.filter(changesRows);
const remoteAddress = "203.0.113.9";

type Entry = {
  organization: string | null;
  user: string | null;
  action: string;
  object: string;
  outcome: string;
  ip: string | null;
  request: string;
  isHashed: boolean;
};

/** A call that North's admin, an operator or a manager is about to make; sent, it comes with the entries that were not there before. */
async function prepare(name: EndpointName) {
  const { aim, app, cast, clear, groundFor, make, senderOf } = stage();
  const runner = runnerOf(name);
  if (runner === "guest") throw new Error("a guest changes nothing");
  const ground = await groundFor(name);
  const target = await aim(ground, ground.id, cast.people.admin);
  const { cookie, userId } =
    runner === "manager"
      ? { cookie: await make.manager(target), userId: null }
      : await senderOf(name, runner);
  const { method, url, payload, headers } = requestOf(name, target);
  const { rows: newest } = await make.admin.query<{ id: string }>(
    "select coalesce(max(id), 0) as id from audit_entries",
  );

  async function send() {
    const answer = await app.app.inject({
      method,
      url,
      remoteAddress,
      headers: { ...headers, cookie, origin: testOrigin },
      ...(payload ? { payload } : {}),
    });
    const { rows: entries } = await make.admin.query<Entry>(
      `select organization_id as organization, user_id as user, action, object, outcome,
              ip_address as ip, request_id as request,
              coalesce(before_hash, after_hash) is not null as "isHashed"
         from audit_entries where id > $1`,
      [newest[0]?.id],
    );
    return { answer, entries };
  }
  return { send, ground, userId, clear: () => clear(target) };
}

/** The organization an entry belongs to; what a person does with their own things, or an operator, belongs to none. */
function organizationOf(name: EndpointName, ground: { id: number }, body: string): number | null {
  const { cast } = stage();
  if (name === "acceptInvitation") return cast.west.id;
  if (name.startsWith("createOrganization")) return (JSON.parse(body) as { id: number }).id;
  return ["signedIn", "operator"].includes(endpoints[name].access) ? null : ground.id;
}

/** Whether the record must also say, by hashes, what was there before or after. */
function saysWhatChanged(name: EndpointName): boolean {
  return endpoints[name].path.startsWith("/api/organizations");
}

/** Of who opened a link, or decides by it, neither name nor address is kept. */
function isNamed(name: EndpointName): boolean {
  return name !== "openShare" && name !== "openRoom" && endpoints[name].access !== "manager";
}

/** Whoever deletes their account leaves an id that leads nowhere, and no address. */
function keepsAddress(name: EndpointName): boolean {
  return name !== "deletePerson" && isNamed(name);
}

test("the calls that change something are known, and all of the organization's are among them", () => {
  expect(changes).toEqual(
    expect.arrayContaining([
      "createOrganization",
      "createOrganizationInDialog",
      "acceptInvitation",
      "updateOrganization",
      "inviteMember",
      "resendInvitation",
      "revokeInvitation",
      "updateMember",
      "removeMember",
      "leaveOrganization",
    ]),
  );
});

for (const name of changes) {
  test(`an ${runnerOf(name)} who succeeds with ${name} is recorded once: who, where, what, from which address and request (V-07)`, async () => {
    const { send, ground, userId, clear } = await prepare(name);
    const { answer, entries } = await send();
    expect(answer.statusCode, `the answer is ${answer.body}`).toBe(success(name).status);
    const organization = organizationOf(name, ground, answer.body);
    expect(entries).toEqual([
      {
        organization: organization === null ? null : String(organization),
        user: isNamed(name) ? userId : null,
        action: expect.stringMatching(/^[a-z]+\.[a-z][A-Za-z]*$/u) as string,
        object: expect.stringMatching(/^[a-z]+:[\w/-]+$/u) as string,
        outcome: "done",
        ip: keepsAddress(name) ? remoteAddress : null,
        request: answer.headers["x-request-id"],
        isHashed: saysWhatChanged(name) || entries[0]?.isHashed,
      },
    ]);
    await clear();
  });
}

describe("when a transaction fails at its very end", () => {
  beforeEach(async () => {
    await stage().make.admin.query(`create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'planted'; end $$;
      create constraint trigger planted after insert on audit_entries
        deferrable initially deferred for each row execute function refuse()`);
  });
  afterEach(async () => {
    await stage().make.admin.query("drop trigger planted on audit_entries; drop function refuse");
  });

  for (const name of changes) {
    test(`${name} leaves neither a change nor an entry behind (V-07)`, async () => {
      const { fingerprint } = stage();
      const { send, clear } = await prepare(name);
      const before = await fingerprint();
      const { answer, entries } = await send();
      expect({ status: answer.statusCode, entries }).toEqual({ status: 500, entries: [] });
      const touched = differences(before, await fingerprint());
      // Tries are counted whatever comes of them.
      const counts = new Set(["attempts", "rate_limits"]);
      expect(touched.filter((table) => !counts.has(table))).toEqual([]);
      await clear();
    });
  }
});
