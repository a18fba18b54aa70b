import { evalCases } from "#eval/cases.ts";
import { briefOnSubject } from "#eval/measure-reports.ts";
import { builtInAnswer, keysOf, promptOf, toolOf } from "#server/test/model/model-answers.ts";
import type { ModelCall } from "#server/test/model/model-server.ts";

/** What a model answers that writes about the twelve jobs as the built-in writer does. */
export function answerAsBuiltIn(call: ModelCall): Record<string, unknown> {
  const { user } = promptOf(call);
  const subject = evalCases.find(({ organization }) =>
    user.includes(`^company^|^given^|^${organization.name.replaceAll(" ", "^")}`),
  );
  if (!subject) throw new Error("the call is about none of the jobs");
  return builtInAnswer(briefOnSubject(subject), toolOf(call), keysOf(call));
}
