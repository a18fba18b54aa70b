import { backendEngineer as evalCase } from "#eval/cases/backend-engineer.ts";
import { pasteSample } from "#scripts/sample-jobs/sample-job.ts";

export const backendEngineer = pasteSample("backend-engineer", evalCase.text, {
  hiringCompany: "Quillwater",
  urgencyLevel: "active",
  dealBreakers: ["no visa sponsorship", "no fully remote work"],
  preferredBackgrounds: ["Utilities software", "IoT"],
  competitorCompanies: ["Meterlark", "Hydrofable", "Sluicewright"],
});
