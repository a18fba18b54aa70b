import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { z } from "zod";
import { readYaml } from "#scripts/data/read-yaml.ts";

/** S-214: of §2 of the specification; R-13: reading 13; X-05: beyond both; W-20: what the product withstands. */
const RuleId = z.string().regex(/^(?:[SXW]-\d{2,3}|R-\d{1,3})$/u);

const Rule = z.strictObject({
  id: RuleId,
  rule: z.string(),
  /** The product's files and folders that keep it. */
  where: z.array(z.string()).min(1),
  /** Test files of which every test is about it; single tests carry its id instead. */
  provenBy: z.array(z.string()).default([]),
  /** Why no test of the day or the night can tell. */
  untested: z.string().optional(),
  /** Why only the night can tell. */
  byNight: z.string().optional(),
});

const RuleSection = z.strictObject({
  section: z.string(),
  part: z.string().optional(),
  before: z.string().optional(),
  after: z.string().optional(),
  rules: z.array(Rule),
});

type RuleSection = z.infer<typeof RuleSection>;

/** A test file, and the name of one of its tests or groups; without a name the whole file is meant. */
type Citation = { file: string; title: string };

/** One rule with its tests. */
type SpecRule = z.infer<typeof Rule> & { tests: Citation[] };

/** A test as its file names it, and the ids at the end of its name. */
type TaggedTest = Citation & { ids: string[] };

function readRules(text: string): { sections: RuleSection[]; faults: string[] } {
  const { data, faults } = readYaml("docs/rules.yaml", text, z.array(RuleSection));
  return { sections: data ?? [], faults };
}

/** The rules of a tree with their tests, and where rules and tests do not fit. */
export function rulesOf(root: string): { rules: SpecRule[]; faults: string[] } {
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const { sections, faults } = readRules(read("docs/rules.yaml"));
  const tagged = globSync("*/**/*.{ts,tsx}", {
    cwd: root,
    exclude: (path) => path === "node_modules" || path === "dist",
  })
    .filter(isTestFile)
    .toSorted()
    .flatMap((file) => taggedTests(file, read(file)));
  const exists = (path: string) => existsSync(join(root, path));
  return {
    rules: sections.flatMap((section) => withTests(section, tagged)),
    faults: [...faults, ...faultsOfRules(sections, tagged, exists)],
  };
}

const isOfNight = ({ file, title }: Citation) =>
  file.includes(".nightly.") || title.includes(" @night");

const isTestFile = (file: string) =>
  /\.(?:test|slow|nightly|spec)\.tsx?$|^e2e\/.*\.ts$/u.test(file);

/** " [S-214, R-13]" at the end of a name; loose, so that an id that is none is seen. */
const tag = / \[([A-Za-z]{1,2}-?\d[^\]]*)\]$/u;

/** Names that end in ids, of tests and of groups; `${name}` and `%s` stand in them as in the code. */
export function taggedTests(file: string, text: string): TaggedTest[] {
  if (!/ \[[A-Za-z]{1,2}-?\d[^\]]*\]["'`]/u.test(text)) return [];
  const found: TaggedTest[] = [];
  const visit = (node: ts.Node): void => {
    const [name] = ts.isCallExpression(node) ? node.arguments : [];
    const title = name && wordsOf(name);
    const [, ids] = tag.exec(title ?? "") ?? [];
    if (title !== undefined && ids !== undefined) found.push({ file, title, ids: ids.split(", ") });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

function wordsOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined;
}

function withTests({ rules }: RuleSection, tagged: TaggedTest[]): SpecRule[] {
  return rules.map((rule) => ({
    ...rule,
    tests: [
      ...rule.provenBy.map((file) => ({ file, title: "" })),
      ...tagged.filter(({ ids }) => ids.includes(rule.id)),
    ],
  }));
}

/** What is wrong with the rules or with the ids in names of tests, in a sentence each. */
function faultsOfRules(
  sections: RuleSection[],
  tagged: TaggedTest[],
  exists: (path: string) => boolean,
): string[] {
  const rules = sections.flatMap((section) => withTests(section, tagged));
  const ids = rules.map(({ id }) => id);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice`),
    ...rules.flatMap((rule) => faultsOfRule(rule, exists)),
    ...tagged.flatMap(({ file, title, ids: named }) =>
      named
        .filter((id) => !ids.includes(id))
        .map((id) => `${id} names no rule of docs/rules.yaml: ${file} › ${title}`),
    ),
  ];
}

function faultsOfRule(
  { id, rule, where, provenBy, untested, byNight, tests }: SpecRule,
  exists: (path: string) => boolean,
): string[] {
  const isTested = tests.length > 0;
  return [
    ...(isTested || untested !== undefined ? [] : [`${id} has no test: ${rule}`]),
    ...(isTested && byNight === undefined && tests.every(isOfNight)
      ? [`${id} has no test by day: ${rule}`]
      : []),
    ...(isTested && untested !== undefined ? [`${id} has a test and says why it has none`] : []),
    ...where.filter((path) => !exists(path)).map((path) => `${id}: ${path} is not there`),
    ...provenBy
      .filter((file) => !isTestFile(file) || !exists(file))
      .map((file) => `${id}: ${file} is no test file that is there`),
  ];
}
