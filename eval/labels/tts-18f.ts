import type { PostingLabel } from "#eval/labels/posting-label.ts";
import { leaderLabels } from "#eval/labels/tts-18f-leaders.ts";
import { specialistLabels } from "#eval/labels/tts-18f-specialists.ts";

/** Twenty public postings read by eye; the postings themselves are not ours and not kept here. */
export const postingLabels: readonly PostingLabel[] = [...leaderLabels, ...specialistLabels];

/** The names of the public postings in the order the choice goes through them. */
export const postingNames: readonly string[] = [
  "10x-software-engineer-2024.md",
  "18F-ProdDirector-Aug2023.md",
  "18FPracticeDirectors-July-2023.md",
  "18f-director-2023.md",
  "AI-PIF-2024.md",
  "Accelerators-Directo2023.md",
  "CoE-Contact-Center-Supervisor-2023.md",
  "CoE-Data-Analytics-Mod-Lead-23.md",
  "CoE-Data-Analytics-Modernization-Lead.md",
  "Communities-Collaboration-Branch-Chief.md",
  "ContactCenterLeads-Oct2023.md",
  "DAP-Program-Manager-2023.md",
  "Data-Analytics-Product-Managers.md",
  "FY25_PIF.md",
  "FedRAMP-Director-2024.md",
  "FedRAMP-Security-Director.md",
  "FedRAMP-program-lead2023.md",
  "Information Technology Specialist GS13.md",
  "Information Technology Specialist GS14.md",
  "Information Technology Specialist GS15 APPS INFOSEC.md",
  "Information Technology Specialist GS15 INFOSEC.md",
  "Information Technology Specialist GS15.md",
  "Office-of-Solutions-Assistant-Commissioner-2023.md",
  "PIF-Director.md",
  "PIF-Supervisor-2023.md",
  "PX-ContactCenterAnalysts.md",
  "PXCOBranchChief.md",
  "Solutions-Accessibility-Lead-April2024.md",
  "TTS-Director-of-Product-Management-2023.md",
  "TTS-Research-Ops-Lead-April2024.md",
  "USDC Fellow Experience Sup Design.md",
  "USDC-Cohort-2024.md",
  "USDC-Supervisor-Data.md",
  "USDC-Supervisor-Product-Management.md",
  "coe-director.md",
  "fedramp-isso-2023.md",
  "fedramp-technical-lead-2024.md",
  "login-account-manager-2024.md",
  "login-acquisition-supervisor-2024.md",
  "login-data-analyst-2024.md",
  "login-deputy-director-2024.md",
  "login-devops-supervisor-2023.md",
  "login-engineer-2023.md",
  "login-engineering-supervisor-2024.md",
  "login-fraud-analyst-2023.md",
  "login-fraud-supervisor-2024.md",
  "login-integration-engineer-2024.md",
  "login-integration-engineer.md",
  "login-policy-lead-2024.md",
  "login-security-compliance-lead-2023.md",
  "login-security-director-2024.md",
  "login-security-supervisor-2023.md",
  "login-security-supervisor-2024.md",
  "login-senior-account-manager-2024.md",
  "ttg-fedramp-cyberdata-analyst-2024.md",
  "ttg-usdc-fellow-experience-supervisor-Ai-2024.md",
  "usdc-fellow-experience-supervisor-2013.md",
];

/** Postings the choice came to and left out. */
export const passedOver: Readonly<Record<string, string>> = {
  "AI-PIF-2024.md": "a title and a link, no posting",
  "FY25_PIF.md": "a title and a link, no posting",
  "USDC-Cohort-2024.md": "a title and a link, no posting",
  "coe-director.md": "states no qualifications",
  "login-security-compliance-lead-2023.md": "states no qualifications",
  "18FPracticeDirectors-July-2023.md": "same text as the product director's",
  "CoE-Data-Analytics-Modernization-Lead.md": "same role, posted again",
  "Information Technology Specialist GS13.md": "one notice for several roles, like the one chosen",
  "Information Technology Specialist GS15 INFOSEC.md":
    "one notice for several roles, like the one chosen",
};

/** Every third posting from the second on, then every third from the third on, until `count` are found. */
export function choosePostings(count: number): string[] {
  const everyThird = (from: number) => postingNames.filter((_, at) => at % 3 === from);
  const walk = [...everyThird(1), ...everyThird(2)];
  return walk.filter((name) => !(name in passedOver)).slice(0, count);
}
