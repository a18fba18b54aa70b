import type { Family } from "#ledger/occupations/family.ts";

/** Words of each family that narrow a job without changing the occupation; in a description they point to the family. */
export const familyWords: Readonly<Record<Family, string>> = {
  software:
    "java python go rust ruby rail php node nodejs javascript typescript react angular vue kotlin swift scala cplusplus csharp dotnet aws azure gcp cloud kubernetes docker linux terraform microservice distributed saas fintech payment api graphql agile git sprint deployment code",
  data: "sql python r tableau looker snowflake databrick spark dbt dashboard warehouse dataset experiment modeling statistic etl airflow bigquery ab visualization",
  product:
    "figma prototype wireframe roadmap b2b b2c mobile saas usability persona sketch portfolio backlog discovery adobe typography",
  engineering:
    "autocad solidwork revit matlab plc fea asme drawing calculation commissioning epc substation wastewater hvac gmp tolerance stamping licensed pe eit",
  clinical:
    "travel icu er nicu picu pacu micu sicu oncology pediatric neonatal trauma stepdown acute outpatient inpatient hospital telemetry dialysis hospice geriatric ambulatory float bedside snf ltc patient unit license bls acls care charting epic ratio",
  sales:
    "enterprise smb saas b2b b2c strategic federal fintech quota pipeline prospecting crm salesforce territory commission ote renewal hunter closer deal forecast cloud mid market",
  marketing:
    "b2b b2c saas seo sem ppc campaign brand content hubspot analytics audience lifecycle paid organic social creative copy newsletter funnel healthcare construction manufacturing hospitality retail nonprofit education fintech energy technology pharma biotech",
  finance:
    "gaap ifrs cpa audit ledger reconciliation close tax invoice budget forecast quickbook netsuite sox treasury excel statement banking healthcare construction manufacturing hospitality retail nonprofit education fintech energy technology pharma biotech",
  peopleLegal:
    "tech gtm engineering healthcare hris ats payroll onboarding compliance litigation contract counsel employment workday benefit policy clause jurisdiction healthcare construction manufacturing hospitality retail nonprofit education fintech energy technology pharma biotech",
  operations:
    "cdl otr flatbed reefer hazmat tanker dedicated warehouse inventory wms shipping freight pallet route dock logistic supplier erp dot class twic",
  trades:
    "commercial residential industrial journeyman master licensed union blueprint weld voltage osha machine tool conduit plc maintenance repair shop apprenticeship",
  support:
    "inbound chat phone email ticket zendesk customer call escalation csat tier queue headset bilingual client",
  public:
    "math science english history biology chemistry physic student classroom grade school iep curriculum case client community court agency civil bilingual esl",
  service:
    "restaurant hotel banquet kitchen guest food beverage menu store retail merchandise cashier tip shift catering bar luxury fine casual",
  executive:
    "board investor strategy shareholder mandate transformation turnaround ipo portfolio founder governance equity",
  general:
    "office calendar travel filing phone scheduling correspondence minute reception keyboard microsoft outlook typing",
};
