import type { Listed } from "#ledger/occupations/occupation.ts";

export const executive: readonly Listed[] = [
  {
    soc: "11-1011",
    title: "Chief Executive Officer",
    aliases:
      "CEO, President, President and CEO, Chief Operating Officer, COO, Chief Financial Officer, CFO, Chief Technology Officer, CTO, Chief Information Officer, CIO, Chief Executive, Managing Director, Chief Sustainability Officer, Fractional CFO, Fractional CTO, Interim CEO, City Manager, Chief Strategy Officer, Chief Business Officer, VP of Operations",
    nearest:
      "Executive Director Nonprofit, Chief Medical Officer, Chief Commercial Officer, Co-Founder",
  },
  {
    soc: "11-1021",
    title: "General Manager",
    aliases:
      "GM, Division General Manager, Regional General Manager, Country Manager, Business Unit General Manager, Divisional Manager, Assistant General Manager, Regional Vice President Operations",
  },
  {
    soc: "11-3021",
    title: "VP of Engineering",
    aliases:
      "VP of Technology, VP of IT, Head of Technology, Chief Information Security Officer, CISO, VP of Software Engineering, VP of Software Development, VP of Information Security",
  },
];
