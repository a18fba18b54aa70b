import { expect, test } from "vitest";
import { useRawSql } from "#server/test/database/raw-sql.ts";

const sql = useRawSql();

const refused = "42501";
const dayMs = 24 * 60 * 60 * 1000;

/** The organizations of which somebody sees any row at all, by table. */
async function seenBy(userId: string, organizationId?: number) {
  const seen = async (table: string, key = "organization_id") => {
    const rows = await sql().read<{ id: string }>(
      { userId, ...(organizationId === undefined ? {} : { organizationId }) },
      `select distinct ${key} as id from ${table} order by 1`,
    );
    return rows.map(({ id }) => Number(id));
  };
  return {
    organizations: await seen("organizations", "id"),
    memberships: await seen("memberships"),
    invitations: await seen("invitations"),
    jobs: await seen("jobs"),
  };
}

test("a person who has chosen no organization sees their own memberships and invitations, and no work", async () => {
  const { cast } = sql();
  const { north, south, people } = cast;
  expect(await seenBy(people.bothMember.userId)).toEqual({
    organizations: [north.id, south.id],
    memberships: [north.id, south.id],
    invitations: [],
    jobs: [],
  });
  expect(await seenBy(people.invited.userId)).toEqual({
    organizations: [north.id],
    memberships: [],
    invitations: [north.id],
    jobs: [],
  });
  const nothing = { organizations: [], memberships: [], invitations: [], jobs: [] };
  expect(await seenBy(people.unverified.userId)).toEqual(nothing);
  expect(await seenBy(people.exMember.userId)).toEqual(nothing);
  const colleagues = await sql().read(
    { userId: people.member.userId },
    `select 1 from memberships where user_id <> '${people.member.userId}'`,
  );
  expect(colleagues).toEqual([]);
});

test("a person changes none of the rows they see before they have entered an organization", async () => {
  const { attempt, cast } = sql();
  const { userId } = cast.people.bothMember;
  const statements = [
    "update memberships set role = 'admin'",
    "delete from memberships",
    "update organizations set name = 'mine'",
    "delete from organizations",
    "update invitations set role = 'admin'",
    "select 1 from memberships for update",
  ];
  for (const statement of statements) expect(await attempt({ userId }, statement)).toBe(0);
  const join = `insert into memberships (organization_id, user_id, role)
    values (${cast.west.id}, '${userId}', 'admin')`;
  expect(await attempt({ userId }, join)).toBe(refused);
  expect(await attempt({ userId, organizationId: cast.west.id }, join)).toBe(1);
});

test("inside an organization a person sees that one alone, not the others they belong to or are invited to", async () => {
  const { cast, make } = sql();
  const { north, south, people } = cast;
  const onlySouth = { organizations: [south.id], memberships: [south.id], jobs: [south.id] };
  expect(await seenBy(people.bothMember.userId, south.id)).toMatchObject(onlySouth);
  const guest = await make.member(south, "recruiter");
  await make.invitation(north, guest.email);
  const seen = await seenBy(guest.userId, south.id);
  expect(seen).toMatchObject(onlySouth);
  expect(seen.invitations).toEqual([south.id]);
});

const pastInvitations = [
  { how: "was accepted and who left since", changes: { accepted_at: new Date() } },
  { how: "was revoked", changes: { revoked_at: new Date() } },
  { how: "has expired", changes: { expires_at: new Date(Date.now() - dayMs) } },
];

for (const { how, changes } of pastInvitations) {
  test(`somebody whose invitation ${how} sees nothing of the organization`, async () => {
    const { cast, make } = sql();
    const omar = await make.person("nobody");
    await make.invitation(cast.north, omar.email, changes);
    expect(await seenBy(omar.userId)).toMatchObject({ organizations: [], jobs: [] });
  });
}
