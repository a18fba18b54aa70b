import {
  withTests,
  withoutTag,
  type RuleSection,
  type SpecRule,
  type TaggedTest,
} from "#scripts/proof/spec-rules.ts";

const introduction = `# Specification map

Written by \`npm run spec-map:write\` from \`docs/rules.yaml\` and from the ids at the end of test names, such as \`[S-214]\`: change those, not this page.
Each rule of the specification and each of our readings of it: where it lives and which test fails when it is broken. \`npx vitest run -t S-306\` and
\`npx playwright test -g S-306\` run the tests of a rule. A name is written as in the code: \`%s\`, \`$name\` and \`\${name}\` stand for the cases. A path
without a name means the whole file.

Every quoted sentence of §5 and §8 stands in \`e2e/spec-sentences.ts\`, copied by hand, with the journey or the test that must see it.

Where the product differs from the specification's letter, the row says so after "Differs:".
`;

const head = "| id | rule | where | test |\n|---|---|---|---|";

/** docs/spec-map.md */
export function specMapPage(sections: RuleSection[], tagged: TaggedTest[]): string {
  const parts = sections.flatMap((one, index) => [
    one.section === sections[index - 1]?.section ? [] : `## ${one.section}`,
    one.part === undefined ? [] : `### ${one.part}`,
    one.before?.trimEnd() ?? [],
    [head, ...withTests(one, tagged).map(rowOf)].join("\n"),
    one.after?.trimEnd() ?? [],
  ]);
  return `${[introduction.trimEnd(), ...parts.flat()].join("\n\n")}\n`;
}

function rowOf({ id, rule, where, tests, untested }: SpecRule): string {
  const files = where.map((path) => `\`${path}\``).join(", ");
  const proof = untested === undefined ? testsOf(tests) : `none: ${untested}`;
  return `| ${[id, rule, files, proof].map(inCell).join(" | ")} |`;
}

/** A file is named once, and its tests below it. */
function testsOf(tests: SpecRule["tests"]): string {
  const titles = Map.groupBy(tests, ({ file }) => file);
  return [...titles]
    .map(([file, own]) => {
      const names = own.flatMap(({ title }) => (title === "" ? [] : `› ${withoutTag(title)}`));
      return [`\`${file}\``, names.join("<br>")].join(" ").trimEnd();
    })
    .join("<br>");
}

function inCell(text: string): string {
  return text.replaceAll("|", String.raw`\|`);
}
