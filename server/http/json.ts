import type { FastifyInstance } from "fastify";
import { Problem } from "#contract/problem.ts";

export const bodyLimitBytes = 256 * 1024;
const deepest = 32;

/** Whether brackets nest deeper than any of our bodies; read before parsing, because parsing depth blocks the process. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (isInText) {
      if (sign === "\\") at += 1;
      else if (sign === '"') isInText = false;
    } else if (sign === '"') isInText = true;
    else if (sign === "{" || sign === "[") {
      depth += 1;
      if (depth > deepest) return true;
    } else if (sign === "}" || sign === "]") depth -= 1;
  }
  return false;
}

/** Bodies are JSON and nothing else; an empty one is null. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) => {
      if (body.trim() === "") return done(null, null);
      if (isTooDeep(body))
        return done(new Problem("invalidRequest", "The JSON is nested too deeply"));
      return parse(request, body, done);
    },
  );
}
