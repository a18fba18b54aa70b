import { expect, test } from "vitest";
import { nextCursorOf } from "#web/api/call-page.ts";

test("the next page's cursor stands in the Link header", () => {
  const link = '</api/jobs?organizationId=3&limit=24&cursor=WyJuZXdlc3Qi>; rel="next"';
  expect(nextCursorOf(link)).toBe("WyJuZXdlc3Qi");
});

test("the last page has no next one", () => {
  expect(nextCursorOf(null)).toBeUndefined();
  expect(nextCursorOf('</api/jobs?cursor=abc>; rel="prev"')).toBeUndefined();
});
