import type { Pool } from "pg";
import type { Output, OutputVersion, ReportContent, ToolType } from "#contract/output.ts";
import type { NewShareLink } from "#contract/share.ts";
import type { Suggestion } from "#contract/suggestion.ts";
import { isRecord } from "#contract/walk.ts";
import type { Chance } from "#server/faults/chance.ts";
import type { RigPerson } from "#server/test/rig/fault-rig.ts";
import { changeText, countTexts } from "#tools/fixtures/small-reports.ts";
import { findPart } from "#tools/report/merging/sides.ts";
import { listParts } from "#tools/report/parts.ts";

/** A word that the server said it has stored. */
export type Said = { outputId: number; word: string };
/** A part as it read when the server said it was locked. */
export type Locked = {
  outputId: number;
  part: string;
  toolType: ToolType;
  version: number;
  text: string;
};
export type StoredVersion = {
  output_id: number;
  version: number;
  kind: OutputVersion["kind"];
  content: ReportContent;
};

/** What people's acts must leave behind: no word forgotten, no locked part changed, no guest who reads after the end. */
export type PeoplesViolations = Record<"forgotten" | "unlocked" | "overheard", string[]>;
export const noPeoplesViolations: PeoplesViolations = {
  forgotten: [],
  unlocked: [],
  overheard: [],
};

const wordsIn = (content: unknown) =>
  new Set(JSON.stringify(content).match(/person\d+word/gu) ?? []);

export function partText(tool: ToolType, content: unknown, part: string): string {
  return isRecord(content) ? (JSON.stringify(findPart(tool, content, part)?.value) ?? "") : "";
}

/** Words that are in no version, or that a new writing left out of the text it replaced. */
export function findForgotten(versions: readonly StoredVersion[], said: readonly Said[]): string[] {
  const byOutput = Map.groupBy(versions, ({ output_id }) => output_id);
  const gone = said.filter(
    ({ outputId, word }) =>
      !byOutput.get(outputId)?.some(({ content }) => wordsIn(content).has(word)),
  );
  const dropped = [...byOutput].flatMap(([outputId, texts]) =>
    texts.flatMap(({ kind, version, content }) => {
      const before = texts.find((one) => one.version === version - 1);
      if (kind !== "generated" || !before) return [];
      const kept = wordsIn(content);
      const lost = [...wordsIn(before.content)].filter((word) => !kept.has(word));
      return lost.map((word) => `output ${outputId}, version ${version}: ${word}`);
    }),
  );
  return [...gone.map(({ outputId, word }) => `output ${outputId}: ${word}`), ...dropped];
}

/** Locks that still hold, over parts that changed since. */
export function findUnlocked(
  versions: readonly StoredVersion[],
  locks: readonly Locked[],
  holding: ReadonlySet<string>,
): string[] {
  return locks
    .filter(({ outputId, part }) => holding.has(`${outputId} ${part}`))
    .flatMap(({ outputId, part, toolType, version, text }) =>
      versions
        .filter((one) => one.output_id === outputId && one.version >= version)
        .filter(({ content }) => partText(toolType, content, part) !== text)
        .map((one) => `output ${outputId}, version ${one.version}: ${part}`),
    );
}

/** What people do to reports and links while everything around them fails. What the server did not answer is not counted. */
export function openPeople(url: string) {
  const said: Said[] = [];
  const locked = new Map<string, Locked>();
  const revoked: { link: number; read: () => Promise<number> }[] = [];
  const overheard: string[] = [];
  const done: Record<string, number> = {};
  let words = 0;

  function forget(outputId: number): void {
    for (const [key, lock] of locked) if (lock.outputId === outputId) locked.delete(key);
  }

  type Act = (person: RigPerson, output: Output, chance: Chance) => Promise<number>;
  const pathOf = ({ id }: Output) => `/api/outputs/${id}`;
  const reportOf = ({ content }: Output) => (isRecord(content) ? content : {});

  const acts: Record<string, Act> = {
    edit: async (person, output, chance) => {
      words += 1;
      const word = `person${words}word`;
      const report = reportOf(output);
      const content = changeText(report, chance.between(0, countTexts(report)), `Now ${word}`);
      const body = { content, baseVersion: output.version };
      const { status } = await person.send("PATCH", pathOf(output), body);
      if (status === 200) said.push({ outputId: output.id, word });
      return status;
    },
    lock: async (person, output, chance) => {
      const { id: outputId, toolType } = output;
      const { key: part } = chance.pick(listParts(toolType, reportOf(output)));
      const path = `${pathOf(output)}/locks`;
      const { status, body } = await person.send<Output>("PUT", path, { part, isLocked: true });
      const text = status === 200 ? partText(toolType, body.content, part) : "";
      if (status === 200)
        locked.set(`${outputId} ${part}`, {
          outputId,
          part,
          toolType,
          version: body.version,
          text,
        });
      return status;
    },
    unlock: async (person, output) => {
      const [lock] = output.locks;
      if (!lock) return 0;
      locked.delete(`${output.id} ${lock.part}`);
      const body = { part: lock.part, isLocked: false };
      return (await person.send("PUT", `${pathOf(output)}/locks`, body)).status;
    },
    decide: async (person, output, chance) => {
      const path = `${pathOf(output)}/suggestions`;
      const { status: asked, body: all } = await person.send<Suggestion[]>("GET", path);
      const open = asked === 200 ? all.filter((one) => one.decision === null) : [];
      if (open.length === 0) return 0;
      const decision = chance.pick(["accept", "keep"]);
      // Accepting takes the locks away, whether or not we hear of it.
      if (decision === "accept") forget(output.id);
      const decisions = [{ id: chance.pick(open).id, decision }];
      return (await person.send("POST", path, { decisions })).status;
    },
    restore: async (person, output, chance) => {
      const version = chance.between(1, output.version + 1);
      return (await person.send("POST", `${pathOf(output)}/versions/${version}/restore`)).status;
    },
    share: async (person, { jobId }) => {
      const links = `/api/jobs/${jobId}/share-links`;
      const { status, body } = await person.send<NewShareLink>("POST", links, { toolType: null });
      if (status !== 201) return status;
      const read = await enter(url, body.token);
      await read();
      const ended = await person.send("DELETE", `${links}/${body.id}`);
      if (ended.status !== 200) return ended.status;
      revoked.push({ link: body.id, read });
      await listen(body.id, read);
      return 200;
    },
  };

  async function listen(link: number, read: () => Promise<number>): Promise<void> {
    if ((await read()) === 200) overheard.push(`link ${link}`);
  }

  return {
    done,

    /** One thing that somebody does to one of a job's written reports. */
    async act(person: RigPerson, jobId: number, chance: Chance): Promise<void> {
      const written = (await person.listOutputs(jobId)).filter(({ content }) => content !== null);
      if (written.length === 0) return;
      const name = chance.pick(Object.keys(acts));
      const status = await acts[name]?.(person, chance.pick(written), chance);
      if (status === 200) done[name] = (done[name] ?? 0) + 1;
    },

    async check(admin: Pick<Pool, "query">): Promise<PeoplesViolations> {
      const { rows: versions } = await admin.query<StoredVersion>(
        "select output_id::int, version, kind, content from output_versions order by 1, 2",
      );
      const { rows: locks } = await admin.query<{ output_id: number; part: string }>(
        "select output_id::int, part from output_locks",
      );
      const holding = new Set(locks.map(({ output_id, part }) => `${output_id} ${part}`));
      for (const { link, read } of revoked) await listen(link, read);
      return {
        forgotten: findForgotten(versions, said),
        unlocked: findUnlocked(versions, [...locked.values()], holding),
        overheard,
      };
    },
  };
}

/** A guest with a link; the answer reads what was shared. */
async function enter(url: string, token: string): Promise<() => Promise<number>> {
  const headers = { origin: url, "content-type": "application/json" };
  const body = JSON.stringify({ token });
  const opened = await fetch(`${url}/api/shared/open`, { method: "POST", headers, body });
  const [cookie = ""] = (opened.headers.get("set-cookie") ?? "").split(";");
  return async () => (await fetch(`${url}/api/shared`, { headers: { cookie } })).status;
}
