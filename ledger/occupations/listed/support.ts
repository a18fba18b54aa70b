import type { Listed } from "#ledger/occupations/occupation.ts";

export const support: readonly Listed[] = [
  {
    soc: "43-4051",
    title: "Customer Service Representative",
    aliases:
      "CSR, Customer Support Representative, Customer Support Specialist, Call Center Agent, Customer Experience Specialist, Customer Service Agent, Customer Service Specialist, Chat Support Agent, Customer Support Agent, Customer Support Associate, Customer Service Advisor, Customer Care Specialist, Bilingual Customer Service Representative, Customer Happiness Specialist, Customer Care Associate, Patient Service Call Center Representative",
    nearest: "Client Support Specialist, Customer Advocate",
  },
  {
    soc: "15-1232",
    title: "Technical Support Representative",
    aliases:
      "Technical Support Agent, Tier 1 Support Technician, Application Support Specialist, Software Support Specialist, Tier 2 Support Technician, Technical Support Associate, Technical Customer Support Specialist, SaaS Support Specialist, Software Support Engineer, Application Support Analyst",
  },
  {
    soc: "43-1011",
    title: "Customer Service Supervisor",
    aliases:
      "Call Center Supervisor, Call Center Manager, Customer Service Manager, Customer Service Team Lead, Customer Support Team Lead, Customer Support Manager, Customer Experience Manager, Head of Customer Support, Call Center Team Leader, Head of Support, Director of Customer Support, Billing Supervisor, Customer Support Supervisor, Teller Supervisor, Customer Care Manager",
    nearest:
      "Customer Success Manager, CSM, Customer Success, Head of Customer Success, Director of Customer Success, VP Customer Success, Customer Success Specialist, Customer Success Lead, Enterprise Customer Success Manager, Client Success Manager, Customer Success Associate, Technical Account Manager",
  },
  {
    soc: "43-4151",
    title: "Order Entry Clerk",
    aliases:
      "Order Processor, Order Management Specialist, Order Entry Specialist, Sales Order Coordinator, Order Taker, Order Processing Clerk, Order Coordinator, Order Entry Representative, Order Management Coordinator, Order Processing Specialist, Catalog Order Clerk",
  },
];
