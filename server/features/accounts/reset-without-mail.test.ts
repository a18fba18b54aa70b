import { expect, test } from "vitest";
import { useFactories } from "#server/test/database/factories.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const make = useFactories(app);

test("without a mail server nobody is told that a reset letter was sent, known or not [S-803]", async () => {
  const { email } = await app().signUp("Rudi Reset");
  const ask = (address: string) =>
    app().browser().send("POST", "/api/auth/request-password-reset", {
      email: address,
      redirectTo: "/reset-password",
    });
  const known = await ask(email);
  const unknown = await ask("nobody@example.com");
  expect([known.statusCode, known.json()]).toEqual([
    503,
    { code: "unavailable", message: "Failed to send reset email. Please try again." },
  ]);
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  const { rows } = await make().admin.query(
    "select 1 from letters union all select 1 from verifications",
  );
  expect(rows).toEqual([]);
});
