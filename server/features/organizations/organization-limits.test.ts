import { describe, expect, test } from "vitest";
import { useTeams, type Someone } from "#server/test/team.ts";
import { useTestApp } from "#server/test/test-app.ts";

const found = ({ send }: Someone, path = "/api/organizations") =>
  send("POST", path, { name: "Another" });

describe("organizations of a day", () => {
  const app = useTestApp({ ORGANIZATIONS_PER_USER_PER_DAY: "3" });
  const { newcomer } = useTeams(app);

  test("somebody who has founded their share of the day waits, on both paths; others do not", async () => {
    const omar = await newcomer();
    for (const path of ["/api/organizations", "/api/organizations/create", "/api/organizations"])
      expect((await found(omar, path)).statusCode).toBe(201);
    for (const path of ["/api/organizations", "/api/organizations/create"]) {
      const refused = await found(omar, path);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(86_000);
    }
    expect((await omar.send("GET", "/api/organizations")).json()).toHaveLength(3);
    expect((await found(await newcomer())).statusCode).toBe(201);
  });
});

describe("organizations of one person alone", () => {
  const app = useTestApp({ ORGANIZATIONS_ALONE_PER_USER: "2" });
  const { make, newcomer } = useTeams(app);

  test("somebody alone in as many as they may have founds no more until somebody joins one", async () => {
    const omar = await newcomer();
    const shared = await make().organization("shared");
    await make().join(shared, omar, "recruiter");
    await make().member(shared, "admin");
    const { id } = (await found(omar)).json<{ id: number }>();
    expect((await found(omar)).statusCode).toBe(201);
    const refused = await found(omar);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toEqual({
      code: "tooManyOrganizations",
      message:
        "You have reached the limit of organizations in which you are the only member. Delete one or invite somebody first.",
    });
    await make().member({ id, tenant: "own" }, "recruiter");
    expect((await found(omar)).statusCode).toBe(201);
  });
});
