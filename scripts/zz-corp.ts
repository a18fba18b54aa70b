import { readFileSync } from "node:fs";
import { measurePackage, writePackage } from "#eval/measure-reports.ts";
import { parseDescription } from "#ledger/read/parse-description.ts";
const organization = { name: "", domain: "", description: "", website: "", industry: "government", companySize: "5000+", voiceTone: "", messagingStyle: "" };
for (const f of process.argv.slice(2)) {
  const text = readFileSync(f, "utf8"); const { fields } = parseDescription(text);
  const job = { ...fields, title: fields.title || "Untitled", location: fields.location || "Remote", dealBreakersText: "", rawExtractedJd: text };
  const m = measurePackage(writePackage({ key: f, job, organization, sender: { name: "", title: "", signatureBlock: "" } }), []);
  for (const x of m.checked.findings) if (x.tool && /figures|questions|people/.test(x.rule)) console.log(f.split("/").pop(), x.rule, x.where, "|", x.quote);
}
