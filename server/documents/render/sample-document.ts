import type { DocumentInput } from "#tools/document/document.ts";

/** The constant document of the PDF test page (spec §2): every form once, nobody's data. */
export const sampleDocument: DocumentInput = {
  job: { id: 1, title: "Sample Report", location: "Anywhere", salaryRange: "" },
  organization: "Roleprint",
  date: new Date("2026-01-01T00:00:00Z"),
  outputs: [
    {
      toolType: "marketPulse",
      status: "completed",
      content: {
        summary:
          "This file shows that documents can be made here. It holds one of each form a report may have.",
        marketSnapshot: [
          { label: "A table", figure: "has columns", basis: "data" },
          { label: "and rows", figure: "with short cells", basis: "estimate" },
        ],
        talentSupply: {
          finding: "A section may begin with its finding.",
          list: ["Łódź, São Paulo, Αθήνα, Київ", "القاهرة, ירושלים", "A last entry"],
        },
        search: [
          {
            name: "A search string",
            string: '("data engineer" OR "analytics engineer") AND (sql OR python)',
          },
        ],
        outreach: [
          {
            name: "A message",
            body: "Hello {{first_name}},\n\nthis keeps its lines.\n\nGoodbye",
          },
        ],
        recommendedActions: [{ action: "An action to tick off", owner: "You" }],
        nothing: [],
        metadata: { engine: "built-in" },
      },
    },
  ],
  subtitle: "Sample report",
};
