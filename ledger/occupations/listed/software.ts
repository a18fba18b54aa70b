import type { Listed } from "#ledger/occupations/occupation.ts";

export const software: readonly Listed[] = [
  {
    soc: "15-1252",
    title: "Software Engineer",
    aliases:
      "Software Developer, Backend Engineer, Backend Developer, Full Stack Engineer, Full Stack Developer, Platform Engineer, Site Reliability Engineer, SRE, DevOps Engineer, Mobile Engineer, Mobile Developer, iOS Engineer, iOS Developer, Android Engineer, Android Developer, Application Developer, Application Engineer Software, Java Developer, Python Developer, Golang Developer, .NET Developer, C++ Developer, Embedded Software Engineer, Infrastructure Software Engineer, API Developer, Software Architect, Salesforce Developer, Founding Engineer, Member of Technical Staff, SDE, SWE",
  },
  {
    soc: "15-1253",
    title: "QA Engineer",
    aliases:
      "Quality Assurance Engineer Software, QA Analyst, QA Tester, QA Automation Engineer, Test Automation Engineer, SDET, Software Engineer in Test, Software Tester, Software Test Engineer, Software QA Engineer, Manual Tester, Automation Tester, UAT Tester",
  },
  {
    soc: "15-1254",
    title: "Web Developer",
    aliases:
      "Frontend Engineer, Frontend Developer, React Developer, Angular Developer, JavaScript Developer, UI Developer, WordPress Developer, Website Developer, Shopify Developer",
  },
  {
    soc: "15-1212",
    title: "Cybersecurity Analyst",
    aliases:
      "Information Security Analyst, InfoSec Analyst, SOC Analyst, Security Operations Center Analyst, Cloud Security Engineer, Information Security Specialist, Cyber Defense Analyst, Cyber Defense Specialist, Security Monitoring Analyst, Detection Engineer",
  },
  {
    soc: "15-1244",
    title: "Systems Administrator",
    aliases:
      "SysAdmin, Network Administrator, Linux Administrator, Windows Administrator, Server Administrator, Systems and Network Administrator, Microsoft 365 Administrator, VMware Administrator, IT Systems Administrator, LAN Administrator, Unix Administrator",
  },
  {
    soc: "15-1241",
    title: "Network Engineer",
    aliases:
      "Network Architect, Computer Network Architect, Wireless Network Engineer, Network Design Engineer, WAN Engineer, Data Center Network Engineer, Telecommunications Network Engineer, Cloud Network Engineer, IT Network Engineer, Network Planning Engineer",
  },
  {
    soc: "15-1231",
    title: "Network Support Technician",
    aliases:
      "Network Support Specialist, Network Support Engineer, NOC Technician, NOC Analyst, Network Operations Technician, LAN Technician, Network Support Analyst, Network Field Technician, WAN Technician, Network Operations Analyst",
  },
  {
    soc: "15-1232",
    title: "IT Support Specialist",
    aliases:
      "Help Desk Technician, Help Desk Analyst, Help Desk Specialist, Help Desk Support, IT Help Desk, IT Technician, IT Support Technician, IT Support Analyst, IT Support Engineer, IT Support, Desktop Support Technician, Desktop Support Specialist, Desktop Support Analyst, Desktop Support Engineer, Service Desk Analyst, Service Desk Technician, Deskside Support Technician, Computer Support Specialist, Computer Technician, End User Support Specialist, PC Technician",
  },
  {
    soc: "15-1211",
    title: "Systems Analyst",
    aliases:
      "Business Systems Analyst, Computer Systems Analyst, IT Business Analyst, ERP Analyst, SAP Analyst, Salesforce Administrator, Epic Analyst, NetSuite Administrator, Workday Analyst, IT Systems Analyst, Technical Business Analyst, CRM Administrator",
  },
  {
    soc: "15-1251",
    title: "Computer Programmer",
    aliases:
      "Programmer, Software Programmer, COBOL Programmer, Mainframe Programmer, ABAP Programmer, RPG Programmer, SAS Programmer, Java Programmer, C Programmer",
  },
  {
    soc: "15-1299",
    title: "Other IT Specialist",
    aliases:
      "Penetration Tester, Pen Tester, Ethical Hacker, Application Security Engineer, AppSec Engineer, Information Security Engineer, Cybersecurity Engineer, Blockchain Developer, Blockchain Engineer, Red Team Engineer, Digital Forensics Analyst, Document Management Specialist, Threat Intelligence Analyst, Vulnerability Analyst, Data Center Technician, Security Architect, Systems Architect",
  },
  {
    soc: "11-3021",
    title: "Engineering Manager, Software",
    aliases:
      "Software Engineering Manager, Software Development Manager, IT Manager, IT Director, Director of Software Engineering, Information Systems Manager, Information Security Manager, Development Manager Software, IT Operations Manager, Infrastructure Manager IT, Head of IT, Help Desk Manager, IT Service Manager, QA Manager Software, DevOps Manager",
  },
];
