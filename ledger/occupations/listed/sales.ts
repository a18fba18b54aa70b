import type { Listed } from "#ledger/occupations/occupation.ts";

export const sales: readonly Listed[] = [
  {
    soc: "41-3091",
    title: "Account Executive",
    aliases:
      "Sales Development Representative, SDR, Business Development Representative, BDR, Enterprise Account Executive, Mid-Market Account Executive, SMB Account Executive, Software Sales Representative, SaaS Sales Representative, SaaS Account Executive, Services Sales Representative, Strategic Account Executive, Commercial Account Executive, Technology Sales Representative, Enrollment Sales Representative, Home Improvement Sales Consultant, Sales Consultant Services, Wireless Sales Consultant",
    nearest: "Strategic Account Manager, Client Partner, Partner Manager, Channel Account Manager",
  },
  {
    soc: "41-4012",
    title: "Sales Representative, Wholesale",
    aliases:
      "Wholesale Sales Representative, Manufacturer's Representative, Food Sales Representative, Beverage Sales Representative, Route Sales Representative Wholesale, Building Materials Sales Representative, Wine Sales Representative, Distribution Sales Representative, Packaging Sales Representative, Wholesaler, Manufacturing Sales Representative",
  },
  {
    soc: "41-4011",
    title: "Technical Sales Representative",
    aliases:
      "Medical Sales Representative, Medical Device Sales Representative, Pharmaceutical Sales Representative, Pharma Sales Rep, Surgical Sales Representative, Medical Device Sales, Pharmaceutical Sales, Industrial Sales Representative, Scientific Sales Representative, Technical Sales Specialist, Biotech Sales Representative, Dental Sales Representative, Chemical Sales Representative, Orthopedic Sales Representative, Medical Equipment Sales Representative, Solar Sales Consultant",
  },
  {
    soc: "41-9031",
    title: "Sales Engineer",
    aliases:
      "Solutions Consultant, Presales Engineer, Presales Consultant, Solutions Engineer Presales, Technical Sales Engineer, Presales Solutions Consultant, Presales Architect, HVAC Sales Engineer, Technical Presales Consultant, Field Sales Engineer, Customer Engineer Presales",
  },
  {
    soc: "11-2022",
    title: "Sales Manager",
    aliases:
      "Sales Director, VP of Sales, Head of Sales, Regional Sales Manager, National Sales Manager, Area Sales Manager, District Sales Manager, Territory Sales Manager, Inside Sales Manager, Enterprise Sales Manager, Sales Development Manager, Key Account Manager, National Account Manager, Channel Sales Manager, Sales Operations Manager, International Sales Manager, Head of Partnerships",
    nearest: "Chief Revenue Officer, CRO, VP Revenue, Head of Revenue, Director of Partnerships",
  },
  {
    soc: "41-1012",
    title: "Sales Team Leader",
    aliases:
      "Inside Sales Supervisor, Call Center Sales Supervisor, Telesales Supervisor, SDR Team Lead, Field Sales Supervisor, Insurance Sales Supervisor, Outside Sales Supervisor, Sales Team Supervisor, Wholesale Sales Supervisor, Route Sales Supervisor",
  },
  {
    soc: "41-3021",
    title: "Insurance Agent",
    aliases:
      "Insurance Sales Agent, Insurance Broker, Licensed Insurance Agent, Life Insurance Agent, Insurance Producer, Health Insurance Agent, Property and Casualty Insurance Agent, Medicare Sales Agent, Insurance Account Manager, Commercial Lines Producer, Insurance Sales Representative, Benefits Broker, Auto Insurance Agent",
  },
  {
    soc: "41-3031",
    title: "Financial Services Sales Representative",
    aliases:
      "Stockbroker, Securities Broker, Securities Trader, Equity Trader, Commodities Broker, Registered Representative, Investment Banker, Investment Banking Associate, Relationship Banker, Mutual Fund Wholesaler, Bond Trader, Private Banker, Floor Trader",
  },
  {
    soc: "41-9022",
    title: "Real Estate Agent",
    aliases:
      "Realtor, Real Estate Sales Agent, Real Estate Salesperson, Commercial Real Estate Agent, Buyer's Agent Real Estate, Listing Agent, New Home Sales Consultant, Residential Real Estate Agent, Licensed Real Estate Agent, Real Estate Associate",
  },
  {
    soc: "41-3011",
    title: "Advertising Sales Representative",
    aliases:
      "Advertising Sales Agent, Media Sales Representative, Media Account Executive, Digital Advertising Sales Representative, Radio Sales Representative, Sponsorship Sales Representative, Ad Sales Executive, Advertising Sales Consultant, Media Sales Executive, Outdoor Advertising Sales Representative",
  },
  {
    soc: "41-9041",
    title: "Telemarketer",
    aliases:
      "Telesales Representative, Telephone Sales Representative, Telesales Agent, Outbound Call Center Agent, Telemarketing Representative, Cold Caller, Telefundraiser, Outbound Sales Caller, Phone Sales Agent, Telemarketing Agent",
  },
  {
    soc: "13-1199",
    title: "Revenue Operations Manager",
    aliases: "",
    nearest:
      "Revenue Operations, RevOps, Revenue Operations Analyst, Revenue Operations Specialist, RevOps Manager, RevOps Analyst, Sales Operations Analyst, Sales Operations Specialist, Sales Ops, Sales Enablement Manager, Sales Enablement Specialist, Deal Desk Analyst, GTM Operations Manager, Head of Revenue Operations, Director of Revenue Operations, Go to Market Operations",
  },
];
