import { beforeAll, expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpointNames, endpoints, type EndpointName } from "#contract/endpoints.ts";
import { scopeNames, scopes } from "#contract/programs/scopes.ts";
import { codeOf } from "#server/test/access/access-cell.ts";
import { requestOf, type Target } from "#server/test/access/access-requests.ts";
import { changesRows } from "#server/test/access/access-rules.ts";
import { useStage } from "#server/test/access/access-stage.ts";
import {
  holderNames,
  isForeign,
  leaksIn,
  makeTokens,
  mayReadInside,
  verdictOnToken,
  type TokenFor,
} from "#server/test/access/access-tokens.ts";
import { holdsCanary } from "#server/test/canary.ts";
import { differences } from "#server/test/database/fingerprint.ts";

const stage = useStage();
let tokenFor: TokenFor;
beforeAll(async () => {
  tokenFor = await makeTokens(stage().make, stage().cast);
});

/** That a token was used is noted, and a wrong one counted. */
const noted = new Set(["api_tokens", "attempts"]);

async function ask(name: EndpointName, holder: string, target: Target) {
  const { token } = tokenFor(name, holder);
  const { status, body } = await stage().ask(requestOf(name, target), "", {
    authorization: `Bearer ${token}`,
  });
  return { status, body, code: codeOf(body) };
}

/** A report of which a guest reads something. */
async function aim(): Promise<Target> {
  const { aim: aimAt, cast, make } = stage();
  const target = await aimAt(cast.north, cast.north.id, cast.people.admin);
  const { rows } = await make.admin.query<{ id: string }>(
    "select id from outputs where job_id = $1 and tool_type = 'attractSourceKit'",
    [target.jobId],
  );
  return { ...target, outputId: Number(rows[0]?.id), toolType: "attractSourceKit" };
}

async function countActs(tokenId: number): Promise<number> {
  const { rows } = await stage().make.admin.query<{ count: number }>(
    "select count(*)::int from audit_entries where program = $1 and outcome = 'done'",
    [`token:${tokenId}`],
  );
  return rows[0]?.count ?? 0;
}

test("what each scope gives is exactly this, and none of it shares, decides or runs the organization", () => {
  const given = Object.fromEntries(scopeNames.map((scope) => [scope, scopes[scope].gives]));
  expect(given).toEqual({
    "jobs.read": ["organization.read", "job.read"],
    "reports.read": ["organization.read", "output.read"],
    "jobs.write": ["organization.read", "job.create", "job.edit", "output.generate"],
    "suggestions.write": ["organization.read", "suggestion.create"],
    "usage.read": ["organization.read", "usage.read"],
    internal: ["inside.read"],
  });
});

test("the calls open to programs are exactly these", () => {
  const open = endpointNames.flatMap((name) => {
    const { scopes: needed }: Endpoint = endpoints[name];
    return needed ? [`${name}: ${needed.join(" and ")}`] : [];
  });
  expect(open.sort()).toEqual(
    [
      "listOrganizations: ",
      "findOccupations: ",
      "getUsage: usage.read",
      "listJobs: jobs.read",
      "countJobs: jobs.read",
      "getJob: jobs.read",
      "getReading: jobs.read and internal",
      "createJob: jobs.write",
      "updateJob: jobs.read and jobs.write",
      "duplicateJob: jobs.read and jobs.write",
      "updateReading: jobs.write and internal",
      "generateOutput: jobs.write",
      "processJob: jobs.write",
      "webhookIntake: jobs.write",
      "webhookJd: jobs.write",
      "webhookBoolean: jobs.write",
      "webhookStrategy: jobs.write",
      "webhookMessaging: jobs.write",
      "webhookScorecard: jobs.write",
      "webhookInterview: jobs.write",
      "parseJobDescription: jobs.write",
      "extractText: jobs.write",
      "listOutputs: reports.read",
      "exportOutputPdf: reports.read",
      "exportCombinedPdf: reports.read",
      "exportOutputDocx: reports.read",
      "exportCombinedDocx: reports.read",
      "handOverJob: reports.read",
      "getExamination: reports.read and internal",
      "listVersions: reports.read and internal",
      "getVersion: reports.read and internal",
      "listSuggestions: reports.read and internal",
    ].sort(),
  );
});

for (const name of endpointNames.filter((one) => endpoints[one].access !== "anyone")) {
  const refused = holderNames.filter((holder) => verdictOnToken(name, holder).refusal);
  const admitted = holderNames.filter((holder) => !verdictOnToken(name, holder).refusal);

  test(`${refused.length} of ${holderNames.length} tokens may not ${name}`, async () => {
    const { clear, fingerprint } = stage();
    const target = await aim();
    const before = await fingerprint();
    const answers: Record<string, unknown> = {};
    for (const holder of refused) {
      const { status, code, body } = await ask(name, holder, target);
      answers[holder] = [status, code, holdsCanary(body, "north")];
    }
    const touched = differences(before, await fingerprint()).filter((one) => !noted.has(one));
    await clear(target);
    const right = refused.map((holder) => {
      const { status, refusal } = verdictOnToken(name, holder);
      return [holder, [status, refusal, false]];
    });
    expect(answers).toEqual(Object.fromEntries(right));
    expect(touched).toEqual([]);
  });

  for (const holder of admitted) {
    test(`a token for ${holder} may ${name}`, async () => {
      const target = await aim();
      const { tokenId } = tokenFor(name, holder);
      const acts = await countActs(tokenId);
      const { status, body } = await ask(name, holder, target);
      await stage().clear(target);
      expect([status, codeOf(body)]).toEqual([verdictOnToken(name, holder).status, undefined]);
      expect(mayReadInside(name, holder) ? [] : leaksIn(body)).toEqual([]);
      expect(holdsCanary(body, isForeign(holder) ? "north" : "south")).toBe(false);
      expect(await countActs(tokenId)).toBe(acts + (changesRows(name) ? 1 : 0));
    });
  }
}
