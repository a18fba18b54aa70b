import { z } from "zod";
import { Checklist } from "#web/features/reader/pieces/checklist.tsx";
import {
  defineView,
  entries,
  Text,
  Texts,
  type SectionView,
} from "#web/features/reader/views/section-view.tsx";

type ChecklistFields = {
  text: string;
  owner: string;
  /** Fields said under the text, in this order. */
  details: readonly string[];
  /** Fields for programs, not for readers. */
  hidden?: readonly string[];
};

const Detail = z.union([Text, z.number()]).nullish();

/** Things to do, each with its owner; plain lines are things to do as well. */
export function checklistView({ text, owner, details, hidden = [] }: ChecklistFields): SectionView {
  const others = [...details, ...hidden].map((key) => [key, Detail]);
  const Items = entries({ [text]: Text, [owner]: Text, ...Object.fromEntries(others) });
  return defineView(z.union([Items, Texts.min(1)]), ({ value }) => (
    <Checklist
      items={(value as (string | Record<string, string | number | null>)[]).map((item) =>
        typeof item === "string"
          ? { text: item, owner: "", details: [] }
          : {
              text: String(item[text]),
              owner: String(item[owner]),
              details: details.flatMap((key) => (item[key] ? [String(item[key])] : [])),
            },
      )}
    />
  ));
}
