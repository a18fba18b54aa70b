import { expect, test } from "vitest";
import { bareJob, briefOn } from "#tools/fixtures/sample-briefing.ts";
import { writeTalkingPoints } from "#tools/interview-coach/employer.ts";

test("interviewers get whole sentences about the employer, and no field of a form", () => {
  const text = `Assistant Store Manager
Company: Hollis Farm & Ranch Supply Company of Tennessee

Who We Are
Hollis is the largest independent retailer of farm and pet products in the region.
Our Team Members live the life out here, and they are empowered to do the right thing for the customer standing in front of them, because integrity, respect, initiative and a good sense of humor are the four posts our fence is built on.
`;
  const { ledger } = briefOn({ ...bareJob, rawExtractedJd: text });
  const points = writeTalkingPoints(ledger).map(({ point }) => point);
  expect(points).toEqual([expect.stringContaining("largest independent retailer")]);
});
