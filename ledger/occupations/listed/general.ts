import type { Listed } from "#ledger/occupations/occupation.ts";

export const general: readonly Listed[] = [
  {
    soc: "43-6011",
    title: "Executive Assistant",
    aliases:
      "EA to CEO, Executive Assistant to the CEO, Executive Administrative Assistant, Executive Secretary, Assistant to the CEO, Executive Personal Assistant, C-Suite Executive Assistant, Senior Executive Assistant, Executive Administrator, Executive Business Partner, Executive Assistant to the President, Administrative Executive Assistant",
  },
  {
    soc: "43-6014",
    title: "Administrative Assistant",
    aliases:
      "Office Assistant Administrative, Department Secretary, School Secretary, Virtual Assistant, Church Secretary, Unit Secretary Office, Department Administrative Assistant, Administrative Support Assistant",
  },
  {
    soc: "43-6013",
    title: "Medical Secretary",
    aliases:
      "Medical Receptionist, Medical Administrative Assistant, Patient Coordinator Office, Front Desk Medical, Medical Office Secretary, Hospital Unit Secretary, Unit Clerk Hospital, Patient Scheduler, Medical Front Desk, Medical Office Specialist, Medical Office Administrator Assistant, Dental Office Receptionist, Medical Unit Secretary",
  },
  {
    soc: "43-4171",
    title: "Receptionist",
    aliases:
      "Office Receptionist, Front Office Receptionist, Salon Receptionist, Front Desk Associate Office, Corporate Receptionist, Information Clerk, Front Office Coordinator, Lobby Receptionist, Front Desk Administrator, Veterinary Receptionist, Bilingual Receptionist",
  },
  {
    soc: "43-9061",
    title: "Office Clerk",
    aliases:
      "General Office Clerk, Clerical Assistant, Office Associate, Office Aide, General Clerk, Clerical Worker, Office Support Clerk, Clerical Support, Office Helper",
  },
  {
    soc: "43-9021",
    title: "Data Entry Clerk",
    aliases:
      "Data Entry Specialist, Data Entry Operator, Data Entry Keyer, Data Entry Associate, Data Entry Technician, Data Entry Representative, Keypunch Operator, Remote Data Entry Clerk, Data Input Clerk, Data Entry Processor, Data Entry Assistant",
  },
  {
    soc: "43-1011",
    title: "Office Manager",
    aliases:
      "Office Supervisor, Administrative Supervisor, Clerical Supervisor, Front Office Supervisor, Office Team Lead, Administrative Team Lead, Branch Office Supervisor, Small Office Manager, Office Operations Supervisor, Data Entry Supervisor",
  },
  {
    soc: "11-3012",
    title: "Administrative Services Manager",
    aliases:
      "Administrative Manager, Administration Manager, Director of Administration, Administrative Director, Business Manager Office, Head of Administration, Administrative Services Director, Workplace Operations Manager",
  },
];
