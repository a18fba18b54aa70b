import { expect, test } from "vitest";
import { endpointNames, endpoints, type EndpointName } from "#contract/endpoints.ts";
import { actorNames, actors, type Actor } from "#server/test/access/access-actors.ts";
import {
  playCell,
  playRefusals,
  rightCell,
  rightRefusals,
} from "#server/test/access/access-cell.ts";
import { verdictOn } from "#server/test/access/access-rules.ts";
import type { Stage } from "#server/test/access/access-stage.ts";

/** The matrix is played in three files, so that three workers share it. */
type Part = "organizations" | "jobs" | "others";

export function callsAbout(part: Part): EndpointName[] {
  return endpointNames.filter((name) => partOf(endpoints[name].path) === part);
}

function partOf(path: string): Part {
  if (path.startsWith("/api/organizations")) return "organizations";
  return path.startsWith("/api/jobs") ? "jobs" : "others";
}

/** Every kind of caller makes each of these calls. */
export function playMatrix(stage: () => Stage, names: readonly EndpointName[]): void {
  for (const name of names) {
    for (const actor of actorNames.filter((one) => !verdictOn(name, one).refusal)) {
      test(`${actors[actor]} may ${name}`, async () => {
        expect(await playCell(stage(), name, actor)).toEqual(rightCell(name, actor));
      });
    }
  }
  for (const name of names.filter((one) => refusedBy(one).length > 0)) {
    const refused = refusedBy(name);
    test(`${refused.length} of ${actorNames.length} kinds of callers may not ${name}`, async () => {
      expect(await playRefusals(stage(), name, refused)).toEqual(rightRefusals(name, refused));
    });
  }
}

function refusedBy(name: EndpointName): Actor[] {
  return actorNames.filter((actor) => verdictOn(name, actor).refusal);
}
