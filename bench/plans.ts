import { z } from "zod";

type Node = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Node[];
};

const Node: z.ZodType<Node> = z.object({
  "Node Type": z.string(),
  "Relation Name": z.string().exactOptional(),
  "Index Name": z.string().exactOptional(),
  "Index Cond": z.string().exactOptional(),
  "Actual Rows": z.number().exactOptional(),
  "Actual Loops": z.number().exactOptional(),
  "Rows Removed by Filter": z.number().exactOptional(),
  "Rows Removed by Index Recheck": z.number().exactOptional(),
  Plans: z.lazy(() => z.array(Node)).exactOptional(),
});
const Logged = z.object({ "Query Text": z.string(), Plan: Node });

/** A statement as the server ran it: its steps, and the most rows one of them had to read. */
export type QueryPlan = { query: string; steps: string[]; mostRowsRead: number; faults: string[] };

/** Tables so large that no statement of a request may read one from end to end. */
export const largeTables =
  "select relname as name from pg_class where relkind = 'r' and reltuples > 2000";

/** Lets PostgreSQL log the plan of every statement of the app's role, with what each step really read. */
export const explainEverything = (database: string) =>
  Object.entries({
    session_preload_libraries: "auto_explain",
    "auto_explain.log_min_duration": "0",
    "auto_explain.log_analyze": "on",
    "auto_explain.log_timing": "off",
    "auto_explain.log_nested_statements": "on",
    "auto_explain.log_format": "json",
  })
    .map(
      ([name, value]) =>
        `alter role roleprint_app in database ${database} set ${name} = '${value}'`,
    )
    .join(";\n");

/** The plans of statements on these tables in a piece of PostgreSQL's log. */
export function readPlans(log: string, tables: ReadonlySet<string>): QueryPlan[] {
  return [...log.matchAll(/ plan:\n((?:\t.*\n)+)/gu)].flatMap(([, text = ""]) => {
    const { "Query Text": query, Plan: root } = Logged.parse(JSON.parse(text));
    const nodes = flatten(root).filter((node) => tables.has(tableOf(node, root)));
    return nodes.length > 0 ? [readPlan(query, root, nodes)] : [];
  });
}

function readPlan(query: string, root: Node, nodes: Node[]): QueryPlan {
  return {
    query: query.replaceAll(/\s+/gu, " ").replace(/^select .*? from (?="\w+" )/u, "select … from "),
    steps: flatten(root)
      .map(describe)
      .filter((step) => step !== "Result"),
    mostRowsRead: Math.max(0, ...nodes.map(countRows)),
    faults: nodes.filter(isUnbounded).map(describe),
  };
}

function flatten(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(flatten)];
}

/** A bitmap's index node does not name its table; the heap node above it does. */
function tableOf(node: Node, root: Node): string {
  if (node["Relation Name"]) return node["Relation Name"];
  const above = flatten(root).find(({ Plans = [] }) => Plans.includes(node));
  const isBitmap = node["Node Type"].startsWith("Bitmap");
  return isBitmap && above ? tableOf(above, root) : "";
}

/** From end to end: every row, or an index with nothing to look for in it. */
function isUnbounded(node: Node): boolean {
  const type = node["Node Type"];
  return type === "Seq Scan" || (type.includes("Index") && !node["Index Cond"]);
}

function countRows(node: Node): number {
  const removed =
    (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  return ((node["Actual Rows"] ?? 0) + removed) * (node["Actual Loops"] ?? 1);
}

function describe(node: Node): string {
  const by = node["Index Name"] ? ` by ${node["Index Name"]}` : "";
  const of = node["Relation Name"] ? ` of ${node["Relation Name"]}` : "";
  return `${node["Node Type"]}${of}${by}`;
}
