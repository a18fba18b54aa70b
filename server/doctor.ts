import { chosenModels } from "#server/env/models.ts";
import { readEnv } from "#server/env.ts";
import { examineModel } from "#server/model/examine.ts";
import { orExit } from "#server/read-settings.ts";

/** The doctor looks at models alone, also before there is a database. */
const unasked = {
  DATABASE_URL: "postgres://nobody@localhost/none",
  AUTH_SECRET: "the-doctor-signs-nothing-0123456789-abcdef",
};
const env = orExit(() => readEnv({ ...unasked, ...process.env }));
const models = new Map(chosenModels(env).map((model) => [model.name, model]));

const say = (line: string) => process.stdout.write(`${line}\n`);
if (models.size === 0) say("No model is set: the built-in writer writes. Name one in MODEL.");

let faults = 0;
for (const [name, model] of models) {
  say(name);
  for (const { check, isGood, isWarning, sentence } of await examineModel(env, model)) {
    const verdict = isWarning ? "warn " : isGood ? "good " : "FAULT";
    say(`  ${verdict}  ${check.padEnd(9)}  ${sentence}`);
    if (!isGood) faults += 1;
  }
}
if (models.size > 0) say(faults === 0 ? "Nothing is wrong." : `${faults} to mend.`);
process.exitCode = faults === 0 ? 0 : 1;
