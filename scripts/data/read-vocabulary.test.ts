import { expect, test } from "vitest";
import credentials from "#knowledge/credentials.json" with { type: "json" };
import occupations from "#knowledge/occupations.json" with { type: "json" };
import skills from "#knowledge/skills.json" with { type: "json" };
import wording from "#knowledge/wording.json" with { type: "json" };
import { readLists, readVocabulary, vocabularyFolders } from "#scripts/data/read-vocabulary.ts";

test.each(vocabularyFolders)(
  "the lists of %s have no fault and are the ones that ship",
  (folder) => {
    const { lists, faults } = readVocabulary(folder);
    expect(faults).toEqual([]);
    expect({ credentials, occupations, skills, wording }[folder], "run npm run knowledge").toEqual(
      lists,
    );
  },
);

test("a skill that stands in two files is told with file and line", () => {
  const kafka = "- name: Kafka\n  kind: technology\n";
  const { faults } = readLists("skills", [
    ["data.yaml", `- name: Airflow\n  kind: technology\n${kafka}`],
    ["software.yaml", kafka],
  ]);
  expect(faults).toEqual(["skills/software.yaml:1: Kafka: also in skills/data.yaml:3"]);
});

test("a license may belong to two kinds of work, and stands once in each", () => {
  const card = "- name: TWIC card\n  forms: [TWIC]\n  issuer: TSA\n  proof: The card.\n";
  const { faults } = readLists("credentials", [
    ["operations.yaml", card],
    ["trades.yaml", `${card}${card}`],
  ]);
  expect(faults).toEqual([
    "credentials/trades.yaml:5: TWIC card: also in credentials/trades.yaml:1",
  ]);
});

test("a word that no entry has, and a kind that is none, are told with their lines", () => {
  const { faults } = readLists("skills", [
    [
      "data.yaml",
      "- name: Airflow\n  kind: technolgy\n- name: dbt\n  kind: tool\n  synonym: DBT\n",
    ],
  ]);
  expect(faults).toHaveLength(2);
  expect(faults[0]).toMatch(/^skills\/data\.yaml:2: 0\.kind:/u);
  expect(faults[1]).toMatch(/^skills\/data\.yaml:3: 1: .*synonym/u);
});
