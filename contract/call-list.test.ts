import { expect, test } from "vitest";
import { calls } from "#contract/calls.ts";
import { endpointNames, endpoints } from "#contract/endpoints.ts";

/** The calls of spec §7, copied by hand. */
const specified = `
GET /api/user/accounts
PATCH /api/user/profile
GET /api/organizations
POST /api/organizations
POST /api/organizations/create
GET /api/organizations/{organizationId}
PATCH /api/organizations/{organizationId}
POST /api/organizations/{organizationId}/invite
GET /api/organizations/pending-invitations
POST /api/organizations/accept-invitation
GET /api/jobs
GET /api/jobs/{jobId}
POST /api/jobs
PATCH /api/jobs/{jobId}
DELETE /api/jobs/{jobId}
GET /api/jobs/{jobId}/outputs
PATCH /api/outputs/{outputId}
POST /api/jobs/{jobId}/generate/{toolType}
POST /api/jobs/{jobId}/process
POST /api/webhooks/intake
POST /api/webhooks/jd
POST /api/webhooks/boolean
POST /api/webhooks/strategy
POST /api/webhooks/messaging
POST /api/webhooks/scorecard
POST /api/webhooks/interview
POST /api/parse-job-description
POST /api/extract-text
GET /api/jobs/{jobId}/outputs/{outputId}/pdf
GET /api/jobs/{jobId}/export/combined-pdf
GET /api/test-pdf
`;

test("every call of the specification stands in the call table [S-701]", () => {
  const ours = new Set(Object.values(endpoints).map(({ method, path }) => `${method} ${path}`));
  const missing = specified
    .trim()
    .split("\n")
    .filter((call) => !ours.has(call));
  expect(missing).toEqual([]);
});

test("every address is one of a call, under its name", () => {
  expect(endpointNames.toSorted()).toEqual(Object.keys(calls).toSorted());
  for (const name of endpointNames) expect(endpoints[name]).toMatchObject(calls[name]);
});
