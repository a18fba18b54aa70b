/** The sections of an operator's page, by the id of their heading. */
export const operatorSections = [
  { id: "people", title: "People" },
  { id: "organizations", title: "Organizations" },
  { id: "spending", title: "Spending" },
  { id: "queues", title: "Queues" },
  { id: "mail", title: "Mail" },
  { id: "acts", title: "What operators did" },
] as const;

export type OperatorSectionId = (typeof operatorSections)[number]["id"];
