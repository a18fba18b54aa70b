import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { Problem } from "#contract/problem.ts";
import { openDeps, type Deps } from "#server/deps.ts";
import { readEnv } from "#server/env.ts";
import { openAuth } from "#server/features/accounts/auth.ts";
import { resetLinks } from "#server/features/accounts/reset-link.service.ts";
import { reencryptKeys } from "#server/features/connections/reencrypt.service.ts";
import { outboxService } from "#server/features/outbox/outbox.service.ts";
import {
  operatorService,
  type OperatorService,
} from "#server/features/operators/operators.service.ts";
import { openLog } from "#server/log.ts";
import { orExit } from "#server/read-settings.ts";
import { exitUnlessReady } from "#server/ready.ts";

const help = `What an operator does under /admin, without a browser. Takes the settings of the server.

  admin.js people [WORDS]          who has an account, newest first, or whose name or address holds these words
  admin.js organizations [WORDS]   members, jobs and cost of each, who spent most first
  admin.js spending                what models cost all together, by day
  admin.js queue                   what waits, runs and was given up
  admin.js mail                    letters that were not sent
  admin.js acts                    what operators did
  admin.js block ADDRESS           signs somebody out everywhere and lets them in no more
  admin.js unblock ADDRESS         lets them in again
  admin.js verify ADDRESS          takes the address as confirmed
  admin.js remove-second-step ADDRESS
                                   lets them in with the password alone, after they lost app and recovery codes
  admin.js reset-link ADDRESS      prints a link to choose a new password; it works once, for 30 minutes
  admin.js send LETTER             tries a letter of "mail" again at once
  admin.js reencrypt               encrypts the keys of all organizations anew, with SECRETS_KEY

  --json   a line of JSON for each row
  --help   this`;

type Answer = object[] | string;
type Command = (operators: OperatorService, word: string, deps: Deps) => Promise<Answer>;

/** The record says which user of this machine it was. */
const by = { userId: null, requestId: `admin.js, as ${nameOfUser()}` };

const onPerson =
  (act: (operators: OperatorService, userId: string) => Promise<void>, done: string): Command =>
  async (operators, address) => {
    await act(operators, await operators.findPerson(needed(address, "an address")));
    return `${address} ${done}`;
  };

const commands: Record<string, Command> = {
  people: async (operators, words) => {
    const { people } = await operators.listPeople(words);
    return people;
  },
  organizations: async (operators, words) => {
    const { organizations } = await operators.listOrganizations(words);
    return organizations;
  },
  spending: async (operators) => {
    const { days } = await operators.getSpending();
    return days;
  },
  queue: (operators) => operators.listQueues(),
  mail: (operators) => operators.listUnsentLetters(),
  acts: (operators) => operators.listActs(),
  block: onPerson((operators, id) => operators.block(by, id), "is blocked and signed out"),
  unblock: onPerson((operators, id) => operators.unblock(by, id), "may sign in again"),
  verify: onPerson((operators, id) => operators.verify(by, id), "is confirmed"),
  "remove-second-step": onPerson(
    (operators, id) => operators.removeSecondStep(by, id),
    "signs in with the password alone",
  ),
  "reset-link": async (operators, address) =>
    operators.makeResetLink(by, await operators.findPerson(needed(address, "an address"))),
  send: async (operators, letter) => {
    await operators.sendLetterAgain(by, Number(needed(letter, "the number of a letter")));
    return `letter ${letter} is tried again`;
  },
  reencrypt: async (_operators, _word, deps) => {
    const { reencrypted, unreadable } = await reencryptKeys(deps);
    if (unreadable.length > 0) {
      fail(`No given key opens those of these organizations: ${unreadable.join(", ")}`);
    }
    return `${reencrypted} encrypted anew`;
  },
};

const { values, positionals } = orExit(() =>
  parseArgs({
    allowPositionals: true,
    options: { json: { type: "boolean", default: false }, help: { type: "boolean" } },
  }),
);
const [name = "", word = "", ...more] = positionals;
const command = commands[name];
if (values.help) console.log(help);
else if (!command || more.length > 0) fail(`${help}\n\nThere is no "${positionals.join(" ")}".`);
else await run(command);

async function run(asked: Command): Promise<void> {
  const env = orExit(() => readEnv(process.env));
  await exitUnlessReady(env.DATABASE_URL, env.DATABASE_KEEPER_URL, env.DATABASE_OPERATOR_URL);
  const deps = await openDeps(env, openLog({ LOG_LEVEL: "silent" }, "admin"));
  try {
    const outbox = outboxService(deps);
    const links = resetLinks(openAuth(deps, outbox), env);
    show(await asked(operatorService(deps, outbox, links), word, deps));
  } catch (fault) {
    if (!(fault instanceof Problem)) throw fault;
    fail(fault.message);
  } finally {
    await deps.close();
  }
}

function show(answer: Answer): void {
  if (typeof answer === "string") console.log(answer);
  else if (values.json) for (const row of answer) console.log(JSON.stringify(row));
  else console.log(alignColumns(answer));
}

function needed(given: string, what: string): string {
  if (!given) throw new Problem("invalidRequest", `${name} needs ${what}`);
  return given;
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

/** A container may run as a number that has no name. */
function nameOfUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? "unknown"}`;
  }
}

/** Rows of the same fields as lines of text under their names; nothing is said where there is no row. */
function alignColumns(rows: object[]): string {
  const [first] = rows;
  if (!first) return "none";
  const names = Object.keys(first);
  const lines = [
    names,
    ...rows.map((row) => {
      const fields = new Map<string, unknown>(Object.entries(row));
      return names.map((key) => textOf(fields.get(key)));
    }),
  ];
  const widths = names.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((field, at) => field.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** A name may hold anything; what moves a terminal's cursor is left out. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return "-";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.replaceAll(/\p{Cc}+/gu, " ");
}
