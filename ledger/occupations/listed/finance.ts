import type { Listed } from "#ledger/occupations/occupation.ts";

export const finance: readonly Listed[] = [
  {
    soc: "13-2011",
    title: "Accountant",
    aliases:
      "Auditor, CPA, Staff Accountant, Senior Accountant, Certified Public Accountant, Cost Accountant, Tax Accountant, Internal Auditor, General Ledger Accountant, Fund Accountant, Project Accountant, Corporate Accountant, Audit Associate, Public Accountant, Forensic Accountant, Revenue Accountant, Grant Accountant, External Auditor, Tax Senior, Property Accountant, Technical Accountant, Financial Accountant",
  },
  {
    soc: "11-3031",
    title: "Finance Manager",
    aliases:
      "Controller, Financial Controller, Corporate Controller, Director of Finance, Accounting Manager, VP of Finance, Treasurer, Treasury Manager, FP&A Manager, Head of Finance, Bank Manager, Branch Manager Bank, Assistant Controller, Tax Manager, Bank Branch Manager, Audit Manager, Risk Manager Finance, Financial Planning Manager, Plant Controller, Comptroller, Tax Director, Financial Manager, Financial Director, Director of FP&A, Billing Manager, Revenue Cycle Manager",
  },
  {
    soc: "13-2051",
    title: "Financial Analyst",
    aliases:
      "FP&A Analyst, Investment Analyst, Investment Banking Analyst, Corporate Finance Analyst, Portfolio Analyst, Private Equity Analyst, Treasury Analyst, Pricing Analyst Finance, Equity Analyst, Finance Analyst, Fund Manager, Venture Capital Analyst, Business Valuation Analyst, Real Estate Financial Analyst, Research Analyst Investment, Asset Manager Investment",
  },
  {
    soc: "43-3031",
    title: "Bookkeeper",
    aliases:
      "Accounting Clerk, Accounts Payable Clerk, Accounts Payable Specialist, Accounts Receivable Clerk, Accounts Receivable Specialist, Full Charge Bookkeeper, Accounting Specialist, Accounting Coordinator, Audit Clerk, QuickBooks Bookkeeper",
  },
  {
    soc: "43-3051",
    title: "Payroll Specialist",
    aliases:
      "Payroll Clerk, Payroll Coordinator, Payroll Assistant, Payroll Processor, Payroll and Timekeeping Clerk, Payroll Technician, Timekeeper, Payroll Representative, Payroll Associate",
  },
  {
    soc: "43-3021",
    title: "Billing Specialist",
    aliases:
      "Medical Biller, Billing Clerk, Billing Coordinator, Invoice Clerk, Legal Biller, Invoicing Specialist, Patient Billing Representative, Billing Analyst, Insurance Biller, Biller, Medical Billing Clerk, Insurance Billing Specialist",
  },
  {
    soc: "13-2072",
    title: "Loan Officer",
    aliases:
      "Mortgage Loan Officer, Mortgage Loan Originator, Commercial Loan Officer, MLO, Mortgage Banker, Mortgage Advisor, Commercial Lender, Mortgage Originator, SBA Lender, Small Business Loan Officer, Lending Officer, Mortgage Consultant, Consumer Loan Officer, Loan Consultant",
  },
  {
    soc: "13-2052",
    title: "Financial Advisor",
    aliases:
      "Wealth Advisor, Financial Planner, Certified Financial Planner, CFP, Wealth Manager, Private Wealth Advisor, Retirement Planner, Personal Financial Advisor, Wealth Management Advisor, Retirement Advisor, Wealth Management Associate, Financial Coach",
  },
  {
    soc: "13-2053",
    title: "Insurance Underwriter",
    aliases:
      "Underwriter, Commercial Lines Underwriter, Property Underwriter, Casualty Underwriter, Life Underwriter, Underwriting Analyst, Personal Lines Underwriter, Underwriting Associate, Underwriting Assistant Insurance, Health Underwriter, Reinsurance Underwriter, Workers Compensation Underwriter",
  },
  {
    soc: "13-2054",
    title: "Risk Analyst",
    aliases:
      "Financial Risk Analyst, Market Risk Analyst, Model Risk Analyst, Enterprise Risk Analyst, Operational Risk Analyst, Quantitative Risk Analyst, Risk Management Specialist, Financial Risk Specialist, Risk Management Analyst, Liquidity Risk Analyst",
  },
  {
    soc: "13-2041",
    title: "Credit Analyst",
    aliases:
      "Commercial Credit Analyst, Credit Specialist Analyst, Corporate Credit Analyst, Loan Credit Analyst, Factoring Analyst, Credit Review Analyst, Small Business Credit Analyst, Credit Research Analyst, Credit Underwriting Analyst",
  },
  {
    soc: "13-2031",
    title: "Budget Analyst",
    aliases:
      "Budget Officer, Budget Examiner, Budget Coordinator, Government Budget Analyst, Program Budget Analyst, Budget Specialist, Budget Consultant, Cost and Budget Analyst, Municipal Budget Analyst, Budget Planner, Budget Administrator",
  },
  {
    soc: "43-3071",
    title: "Bank Teller",
    aliases:
      "Teller, Head Teller, Lead Teller, Part Time Teller, Vault Teller, Member Service Representative Teller, Credit Union Teller, Commercial Teller, Drive Thru Teller, Note Teller, Teller Supervisor Lead",
  },
  {
    soc: "43-3011",
    title: "Collections Specialist",
    aliases:
      "Debt Collector, Collections Representative, Collections Agent, Medical Collector, Collections Analyst, Bill Collector, Account Collector, Recovery Agent Collections, Billing and Collections Specialist",
  },
  {
    soc: "13-1031",
    title: "Claims Adjuster",
    aliases:
      "Insurance Adjuster, Claims Examiner, Insurance Claims Adjuster, Field Adjuster, Claims Specialist, Property Claims Adjuster, Auto Claims Adjuster, Workers Compensation Claims Adjuster, Claims Investigator, Catastrophe Adjuster, Claims Analyst, Liability Adjuster, Claims Representative, Insurance Examiner",
  },
  {
    soc: "13-2082",
    title: "Tax Preparer",
    aliases:
      "Enrolled Agent, Tax Specialist Preparer, Income Tax Preparer, Seasonal Tax Preparer, Tax Advisor, Tax Professional Seasonal, Tax Return Preparer, Income Tax Specialist, Tax Preparation Specialist, Tax Consultant",
  },
  {
    soc: "43-4131",
    title: "Loan Processor",
    aliases:
      "Mortgage Processor, Mortgage Loan Processor, Loan Closer, Loan Clerk, Loan Assistant, Loan Documentation Specialist, Loan Operations Specialist, Loan Processing Specialist, Consumer Loan Processor, Mortgage Loan Assistant",
  },
];
