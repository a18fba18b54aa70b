import type { Listed } from "#ledger/occupations/occupation.ts";

export const peopleLegal: readonly Listed[] = [
  {
    soc: "13-1071",
    title: "Recruiter",
    aliases:
      "HR Specialist, HR Generalist, HR Business Partner, HRBP, Technical Recruiter, Talent Acquisition Specialist, Talent Acquisition Partner, Sourcer, Talent Sourcer, Corporate Recruiter, Recruiting Coordinator, HR Coordinator, People Partner, People Operations Specialist, People Operations Generalist, Staffing Specialist, HRIS Analyst, Executive Recruiter, Healthcare Recruiter, Talent Partner, Recruitment Consultant, Employment Specialist HR, Recruitment Specialist, Talent Acquisition Coordinator, Staffing Coordinator, HR Representative, Physician Recruiter, Nurse Recruiter, Military Recruiter",
  },
  {
    soc: "11-3121",
    title: "HR Manager",
    aliases:
      "Head of People, HR Director, Director of People, VP of People, VP HR, People Operations Manager, People Manager HR, Recruiting Manager, Talent Acquisition Manager, Head of Talent, Head of Talent Acquisition, Director of Talent Acquisition, Head of HR, Employee Relations Manager, Director of People Operations, Recruitment Manager, Staffing Manager HR",
    nearest: "Chief People Officer, CHRO, Chief Human Resources Officer",
  },
  {
    soc: "13-1141",
    title: "Compensation and Benefits Analyst",
    aliases:
      "Compensation Analyst, Benefits Specialist, Benefits Administrator, Total Rewards Analyst, Compensation Specialist, Benefits Analyst, Total Rewards Specialist, Compensation Consultant, Leave of Absence Specialist, Job Analyst, Compensation Partner, Benefits Consultant, Retirement Benefits Specialist",
  },
  {
    soc: "11-3111",
    title: "Compensation and Benefits Manager",
    aliases:
      "Total Rewards Manager, Compensation Manager, Benefits Manager, Director of Total Rewards, Head of Total Rewards, Compensation Director, Benefits Director, Head of Compensation, Employee Benefits Manager",
  },
  {
    soc: "13-1151",
    title: "Training Specialist",
    aliases:
      "Learning and Development Specialist, L&D Specialist, Corporate Trainer, Training Coordinator, Sales Trainer, Training and Development Specialist, Technical Trainer, E-Learning Developer, Software Trainer, Leadership Development Specialist, Onboarding Specialist HR, Employee Trainer, Workforce Trainer",
  },
  {
    soc: "11-3131",
    title: "Training Manager",
    aliases:
      "Learning and Development Manager, L&D Manager, Head of Learning and Development, Director of Learning and Development, Training and Development Manager, Talent Development Manager, Training Director, Leadership Development Manager, Chief Learning Officer, E-Learning Manager, Head of Learning",
  },
  {
    soc: "13-1075",
    title: "Labor Relations Specialist",
    aliases:
      "Union Representative, Labor Relations Analyst, Labor Relations Advisor, Business Agent Union, Union Organizer, Labor Union Representative, Labor Relations Officer, Industrial Relations Specialist, Employee Relations Specialist",
  },
  {
    soc: "43-4161",
    title: "HR Assistant",
    aliases:
      "HR Clerk, HR Administrator Assistant, Recruiting Assistant, People Operations Assistant, HR Support Assistant, Personnel Records Clerk, HR Office Assistant, Talent Acquisition Assistant, HR Records Assistant, HR Intake Clerk",
  },
  {
    soc: "23-1011",
    title: "Attorney",
    aliases:
      "Lawyer, Corporate Counsel, Associate Attorney, General Counsel, Legal Counsel, Associate General Counsel, Litigation Associate, Litigation Attorney, Corporate Attorney, Public Defender, Assistant District Attorney, Prosecutor, Staff Attorney, Patent Attorney, Employment Attorney, Commercial Counsel, Product Counsel, Real Estate Attorney, Assistant General Counsel, Deputy General Counsel, Family Law Attorney, Immigration Attorney, In-House Counsel, Contracts Attorney, City Attorney, Tax Attorney, Estate Planning Attorney, Trial Attorney, Privacy Counsel",
    nearest: "Chief Legal Officer",
  },
  {
    soc: "23-2011",
    title: "Paralegal",
    aliases:
      "Legal Assistant, Litigation Paralegal, Corporate Paralegal, Immigration Paralegal, Real Estate Paralegal, Patent Paralegal, Contracts Paralegal, Family Law Paralegal, Certified Paralegal, Personal Injury Paralegal, Bankruptcy Paralegal, Trademark Paralegal, Paralegal Specialist, Estate Planning Paralegal",
  },
  {
    soc: "43-6012",
    title: "Legal Secretary",
    aliases:
      "Legal Administrative Assistant, Law Firm Secretary, Litigation Secretary, Legal Executive Assistant, Litigation Legal Secretary, Judicial Secretary, Law Office Assistant, Law Secretary, Legal Practice Assistant, Attorney Secretary",
  },
  {
    soc: "13-1041",
    title: "Compliance Officer",
    aliases:
      "Compliance Specialist, Regulatory Affairs Specialist, Regulatory Affairs Associate, Healthcare Compliance Officer, Regulatory Compliance Specialist, Licensing Specialist Compliance, Environmental Compliance Specialist, Regulatory Specialist, EEO Officer, Environmental Compliance Inspector",
    nearest:
      "Chief Compliance Officer, Compliance Manager, AML Analyst, KYC Analyst, BSA Officer, Privacy Officer",
  },
];
