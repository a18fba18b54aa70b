import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Playbook } from "#knowledge/playbook.ts";
import { readYaml } from "#scripts/data/read-yaml.ts";

export type ReadPlaybooks = { playbooks: Playbook[]; faults: string[] };

/** Every playbook of the folder; what is wrong is told with its file and line. */
export function readPlaybooks(
  folder = join(import.meta.dirname, "../../knowledge/playbooks"),
): ReadPlaybooks {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .toSorted();
  const read = files.map((file) => readOne(file, readFileSync(join(folder, file), "utf8")));
  return {
    playbooks: read.flatMap(({ playbooks }) => playbooks),
    faults: [...read.flatMap(({ faults }) => faults), ...findRepeats(folder, files)],
  };
}

/** One playbook and what is wrong with it. */
export function readOne(file: string, text: string): ReadPlaybooks {
  const { data, faults } = readYaml(file, text, Playbook);
  if (data !== null && `${data.key}.yaml` !== file)
    faults.push(`${file}:1: key: is not the file's name`);
  return { playbooks: data === null ? [] : [data], faults };
}

const leastWords = 8;

/** A sentence that stands in two playbooks is an expert's in neither. */
function findRepeats(folder: string, files: readonly string[]): string[] {
  const seen = new Map<string, string>();
  return files.flatMap((file) => {
    const rows = readFileSync(join(folder, file), "utf8").split("\n");
    return rows.flatMap((row, at) =>
      [...row.matchAll(/"([^"]{20,})"/gu)].flatMap(([, sentence = ""]) => {
        const key = sentence
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
          .trim();
        const before = seen.get(key);
        const here = `${file}:${at + 1}`;
        seen.set(key, before ?? here);
        const isTwice = before !== undefined && key.split(" ").length >= leastWords;
        return isTwice ? [`${here}: also in ${before}: ${sentence}`] : [];
      }),
    );
  });
}
