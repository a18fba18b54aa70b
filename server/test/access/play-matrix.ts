import { expect, test } from "vitest";
import { endpointNames, endpoints, type EndpointName } from "#contract/endpoints.ts";
import { actorNames, actors } from "#server/test/access/access-actors.ts";
import { playCell, rightCell } from "#server/test/access/access-cell.ts";
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
    for (const actor of actorNames) {
      const may = verdictOn(name, actor).refusal ? "may not" : "may";
      test(`${actors[actor]} ${may} ${name}`, async () => {
        expect(await playCell(stage(), name, actor)).toEqual(rightCell(name, actor));
      });
    }
  }
}
