import type { Listed } from "#ledger/occupations/occupation.ts";

export const data: readonly Listed[] = [
  {
    soc: "15-2051",
    title: "Data Scientist",
    aliases:
      "Data Analyst, Machine Learning Engineer, Decision Scientist, Product Analyst, Analytics Engineer, Business Intelligence Analyst, BI Developer, Reporting Analyst, Insights Analyst Data, Data Mining Analyst, Clinical Data Manager, Power BI Developer",
  },
  {
    soc: "15-1243",
    title: "Data Engineer",
    aliases:
      "Database Architect, Data Architect, Data Warehouse Engineer, Data Warehouse Architect, Data Warehouse Developer, ETL Developer, ETL Engineer, Big Data Engineer, Big Data Architect, Data Platform Engineer, Data Integration Engineer, Snowflake Engineer, Databricks Engineer, Data Warehousing Specialist",
  },
  {
    soc: "15-1242",
    title: "Database Administrator",
    aliases:
      "DBA, SQL Server DBA, SQL Server Administrator, Oracle DBA, Oracle Database Administrator, PostgreSQL DBA, MySQL DBA, SQL Database Administrator, Production DBA",
  },
  {
    soc: "15-2031",
    title: "Operations Research Analyst",
    aliases:
      "Operations Researcher, Operations Research Scientist, Optimization Analyst, Optimization Scientist, Decision Analyst, Simulation Analyst, Operations Research Engineer, Workforce Management Analyst, Quantitative Operations Analyst",
  },
  {
    soc: "15-2041",
    title: "Statistician",
    aliases:
      "Biostatistician, Statistical Scientist, Survey Statistician, Applied Statistician, Mathematical Statistician, Clinical Trial Statistician, Statistical Modeler, Research Statistician, Experimentation Statistician, Sports Statistician",
  },
  {
    soc: "15-2011",
    title: "Actuary",
    aliases:
      "Actuarial Analyst, Actuarial Associate, Pricing Actuary, Reserving Actuary, Life Actuary, Health Actuary, Property and Casualty Actuary, Pension Actuary, Consulting Actuary, Actuarial Consultant, Chief Actuary",
  },
  {
    soc: "15-1221",
    title: "AI Research Scientist",
    aliases:
      "Machine Learning Researcher, AI Researcher, Computer Scientist, Computer Vision Scientist, Deep Learning Researcher, Machine Learning Research Scientist, Computer Science Researcher, Robotics Researcher, NLP Researcher, Computational Scientist, Quantum Computing Researcher, AI Engineer, NLP Engineer, Artificial Intelligence Scientist",
  },
];
