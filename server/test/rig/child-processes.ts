import { readdirSync, readFileSync } from "node:fs";

/** The processes a process has started and not yet lost. */
export function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/stat`, "utf8");
        const [state, parentId] = status.slice(status.lastIndexOf(")") + 2).split(" ");
        return Number(parentId) === parent && state !== "Z" ? [Number(name)] : [];
      } catch {
        return [];
      }
    });
}
