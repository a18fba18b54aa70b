import { given } from "#contract/given.ts";
import type { ToolType } from "#contract/output.ts";
import { fillFields } from "#tools/report/merging/fill-fields.ts";
import { mergeOrder } from "#tools/report/merging/merge-order.ts";
import { openReport, walkTree, type PartField, type PartTree } from "#tools/report/parts.ts";
import type { Draft } from "#tools/tool.ts";

/**
 * A report in which only these parts are the newer one's: a part that the newer one lacks goes, and what it has besides
 * comes where its section is among them. All else, and the order of it, stays; `metadata` is the newer one's.
 */
export function takeParts(
  tool: ToolType,
  base: Draft,
  next: Draft,
  taken: ReadonlySet<string>,
): Draft {
  const [old, fresh] = [openReport(tool, base), openReport(tool, next)];
  const known = byKey(old);
  const found = byKey(fresh);

  function takeOne(was: PartTree, now: PartTree): unknown {
    const fields = new Map<string, unknown>();
    for (const name of new Set([...was.fields.keys(), ...now.fields.keys()])) {
      const [ofWas, ofNow] = [was.fields.get(name), now.fields.get(name)];
      const [message, newMessage] = [soleBlock(ofWas), soleBlock(ofNow)];
      const blocks =
        message && newMessage
          ? takeOne(message, newMessage)
          : [...takeList(ofWas, ofNow, was.section).values()];
      fields.set(name, blocks);
    }
    return fillFields(taken.has(was.key) ? now : was, fields, was.key);
  }

  function takeList(
    ofWas: PartField | undefined,
    ofNow: PartField | undefined,
    section: string | undefined,
  ): Map<string, unknown> {
    const values = new Map<string, unknown>();
    for (const was of ofWas?.blocks ?? []) {
      const now = found.get(was.key);
      if (now) values.set(was.key, takeOne(was, now));
      else if (!taken.has(was.key)) values.set(was.key, was.value);
    }
    for (const now of ofNow?.blocks ?? [])
      if (!known.has(now.key) && taken.has(section || now.key)) values.set(now.key, now.value);
    const keys = (field: PartField | undefined) => (field?.blocks ?? []).map(({ key }) => key);
    const orders = { base: keys(ofWas), mine: keys(ofWas), next: keys(ofNow) };
    const order = mergeOrder(orders, new Set(values.keys()), true);
    return new Map(order.map((key) => [key, values.get(key)]));
  }

  const sections = takeList(old.fields.get(""), fresh.fields.get(""), "");
  const { metadata } = next;
  return { ...Object.fromEntries(sections), ...given({ metadata }) };
}

function byKey(root: PartTree): ReadonlyMap<string, PartTree> {
  return new Map([...walkTree(root)].map((tree) => [tree.key, tree]));
}

function soleBlock(field: PartField | undefined): PartTree | undefined {
  return field && !field.isList ? field.blocks[0] : undefined;
}
