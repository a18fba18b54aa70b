import { expect, test } from "vitest";
import { startServer } from "#server/test/rig/processes.ts";
import { createTestDatabase } from "#server/test/database/test-database.ts";

test.each([
  ["http://roleprint.example", true],
  ["http://localhost:3000", false],
])(
  "an operator who serves %s is warned that cookies travel in the clear: %s [R-17]",
  async (address, isWarned) => {
    const urls = await createTestDatabase();
    const server = await startServer("web", urls, { PUBLIC_URL: address });
    server.child.kill("SIGKILL");
    await server.ended;
    expect(server.log().includes("PUBLIC_URL is not https")).toBe(isWarned);
  },
);
