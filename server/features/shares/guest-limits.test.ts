import { expect, test } from "vitest";
import type { NewShareLink } from "#contract/share.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { guestCookieIn } from "#server/test/guests.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { useTestApp } from "#server/test/test-app.ts";

const perLink = 3;
const app = useTestApp({
  SHARE_FILES_PER_LINK_PER_HOUR: String(perLink),
  EXPORTS_PER_ORGANIZATION_PER_HOUR: String(perLink),
});
const make = useFactories(app);

test("whoever holds a link saves its own number of files, and uses up none of the organization's", async () => {
  const rita = await hireRecruiter(app(), make());
  const { jobId } = await make().job(rita.home, rita);
  const share = await rita.send("POST", `/api/jobs/${jobId}/share-links`, { toolType: null });
  const { token } = share.json<NewShareLink>();
  const opened = await app().browser().send("POST", "/api/shared/open", { token });
  const guest = app().browser(guestCookieIn(opened));
  const save = async () => (await guest.send("GET", "/api/shared/pdf")).statusCode;
  for (let count = 0; count < perLink; count += 1) expect(await save()).toBe(200);
  expect(await save()).toBe(429);
  const own = await rita.send("GET", `/api/jobs/${jobId}/export/combined-pdf`);
  expect(own.statusCode).toBe(200);
});
