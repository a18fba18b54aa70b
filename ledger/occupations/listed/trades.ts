import type { Listed } from "#ledger/occupations/occupation.ts";

export const trades: readonly Listed[] = [
  {
    soc: "47-2111",
    title: "Electrician",
    aliases:
      "Journeyman Electrician, Master Electrician, Apprentice Electrician, Commercial Electrician, Residential Electrician, Industrial Electrician, Maintenance Electrician, Construction Electrician, Licensed Electrician, Inside Wireman, Journeyman Wireman, Service Electrician, Electrical Contractor, Marine Electrician",
  },
  {
    soc: "47-2152",
    title: "Plumber",
    aliases:
      "Pipefitter, Journeyman Plumber, Service Plumber, Master Plumber, Plumbing Technician, Steamfitter, Apprentice Plumber, Commercial Plumber, Residential Plumber, Licensed Plumber, Sprinkler Fitter, Fire Sprinkler Fitter, Gas Fitter, Industrial Pipefitter",
  },
  {
    soc: "49-9021",
    title: "HVAC Technician",
    aliases:
      "HVAC Installer, HVAC Service Technician, HVAC Mechanic, Refrigeration Technician, Commercial HVAC Technician, HVAC Apprentice, HVACR Technician, Air Conditioning Technician, Heating and Air Technician, Chiller Technician, Refrigeration Mechanic, Furnace Installer, Residential HVAC Technician, HVAC Journeyman, Air Conditioning Installer",
  },
  {
    soc: "51-4121",
    title: "Welder",
    aliases:
      "MIG Welder, TIG Welder, Welder Fabricator, Structural Welder, Certified Welder, Fabrication Welder, Combo Welder, Solderer, Stick Welder, Welder Fitter, Production Welder, Arc Welder, Aluminum Welder, Brazer, Fluxcore Welder, Shop Welder",
  },
  {
    soc: "51-4041",
    title: "Machinist",
    aliases:
      "CNC Machinist, Manual Machinist, Journeyman Machinist, Precision Machinist, Toolroom Machinist, Production Machinist, Maintenance Machinist, Lathe Machinist, Setup Machinist, CNC Mill Machinist, Prototype Machinist, Apprentice Machinist",
  },
  {
    soc: "51-9161",
    title: "CNC Operator",
    aliases:
      "CNC Machine Operator, CNC Lathe Operator, CNC Mill Operator, CNC Set-Up Operator, CNC Router Operator, CNC Setup Operator, CNC Laser Operator, CNC Press Brake Operator, CNC Technician, Computer Numerical Control Operator, CNC Plasma Operator, CNC Grinder Operator",
  },
  {
    soc: "49-9041",
    title: "Industrial Maintenance Mechanic",
    aliases:
      "Industrial Mechanic, Industrial Machinery Mechanic, Industrial Maintenance Technician, Production Maintenance Mechanic, Plant Mechanic, Machine Repair Mechanic, Multi-Craft Maintenance Technician, Conveyor Technician, Packaging Maintenance Mechanic, Machine Maintenance Technician, Plant Maintenance Mechanic, Industrial Machine Mechanic",
  },
  {
    soc: "49-9071",
    title: "Maintenance Technician",
    aliases:
      "Apartment Maintenance Technician, Building Maintenance Technician, General Maintenance Worker, Facilities Maintenance Technician, Hotel Maintenance Technician, Maintenance Person, Building Maintenance Worker, Property Maintenance Technician, Maintenance Man, Multifamily Maintenance Technician",
  },
  {
    soc: "49-9044",
    title: "Millwright",
    aliases:
      "Journeyman Millwright, Industrial Millwright, Apprentice Millwright, Construction Millwright, Turbine Millwright, Maintenance Millwright, Millwright Apprentice, Precision Millwright, Field Millwright, Machinery Mover Millwright",
  },
  {
    soc: "47-2031",
    title: "Carpenter",
    aliases:
      "Finish Carpenter, Framing Carpenter, Form Carpenter, Journeyman Carpenter, Rough Carpenter, Commercial Carpenter, Trim Carpenter, Apprentice Carpenter, Carpenter Apprentice, Residential Carpenter, Maintenance Carpenter, Concrete Form Carpenter, Scaffold Carpenter",
  },
  {
    soc: "47-2061",
    title: "Construction Laborer",
    aliases:
      "Construction Worker, General Construction Laborer, Demolition Laborer, Skilled Laborer Construction, Demolition Worker, Site Laborer, Road Construction Laborer, Building Laborer, Construction Craft Laborer",
  },
  {
    soc: "47-2073",
    title: "Heavy Equipment Operator",
    aliases:
      "Excavator Operator, Bulldozer Operator, Backhoe Operator, Dozer Operator, Operating Engineer, Grader Operator, Loader Operator Construction, Skid Steer Operator, Construction Equipment Operator, Front End Loader Operator, Motor Grader Operator, Scraper Operator Construction, Earthmoving Equipment Operator, Trackhoe Operator, Roller Operator Construction",
  },
  {
    soc: "47-2141",
    title: "Painter",
    aliases:
      "House Painter, Commercial Painter, Residential Painter, Construction Painter, Interior Painter, Exterior Painter, Industrial Painter Construction, Maintenance Painter, Painter Apprentice, Drywall Painter, Bridge Painter, Journeyman Painter",
  },
  {
    soc: "47-2181",
    title: "Roofer",
    aliases:
      "Commercial Roofer, Residential Roofer, Shingle Roofer, Roofing Installer, Flat Roofer, Metal Roofer, Roofing Technician, Roofing Mechanic, Roof Service Technician, Roofing Foreman Crew, Apprentice Roofer",
  },
  {
    soc: "47-1011",
    title: "Construction Foreman",
    aliases:
      "Construction Supervisor, Crew Leader Construction, Plumbing Foreman, Carpentry Foreman, Roofing Supervisor, Foreman, Site Supervisor Construction, Paving Foreman, Framing Foreman, Electrician Supervisor, Carpenter Foreman, Excavation Foreman, Superintendent Residential Construction, Construction Foreperson",
  },
  {
    soc: "49-1011",
    title: "Maintenance Supervisor",
    aliases:
      "Service Manager Automotive, HVAC Service Manager, Fleet Maintenance Manager, Lead Maintenance Supervisor, Auto Shop Foreman, Maintenance Lead, Maintenance Foreman, HVAC Supervisor, Apartment Maintenance Supervisor, Fleet Maintenance Supervisor, Aircraft Maintenance Supervisor, Diesel Shop Supervisor, Mechanic Supervisor, Industrial Maintenance Supervisor",
  },
  {
    soc: "51-1011",
    title: "Production Supervisor",
    aliases:
      "Manufacturing Supervisor, Line Supervisor Manufacturing, Shift Supervisor Manufacturing, Assembly Supervisor, Machine Shop Supervisor, Production Team Leader, Production Lead, Manufacturing Team Lead, Welding Supervisor, Fabrication Supervisor, Production Shift Supervisor, Manufacturing Shift Supervisor",
  },
  {
    soc: "11-3051",
    title: "Plant Manager",
    aliases:
      "Production Manager, Manufacturing Manager, Director of Manufacturing, Quality Manager Manufacturing, Manufacturing Plant Manager, VP Manufacturing, Plant Director, Production Operations Manager, Factory Manager, Industrial Production Manager, Assistant Plant Manager",
  },
  {
    soc: "51-2090",
    title: "Assembler",
    aliases:
      "Assembly Line Worker, Assembly Technician, Mechanical Assembler, Production Assembler, Assembler Fabricator, Factory Worker, Line Worker, Production Team Member, Assembly Operator, Manufacturing Team Member, Fabricator Assembler, Furniture Assembler",
  },
  {
    soc: "51-9061",
    title: "Quality Inspector",
    aliases:
      "Quality Control Inspector, Inspector Manufacturing, CMM Inspector, Receiving Inspector, Final Inspector, In-Process Inspector, Product Inspector, Manufacturing Inspector, Weld Inspector, Quality Control Tester, Metrology Inspector, Parts Inspector, Quality Auditor Production",
  },
  {
    soc: "49-3023",
    title: "Automotive Technician",
    aliases:
      "Auto Mechanic, Mechanic Automotive, Lube Technician, Brake Technician, Automotive Service Technician, Master Automotive Technician, Dealership Technician, Transmission Technician, Car Mechanic, Electric Vehicle Technician, Transmission Mechanic",
  },
  {
    soc: "49-3031",
    title: "Diesel Mechanic",
    aliases:
      "Diesel Technician, Truck Mechanic, Fleet Mechanic, Bus Mechanic, Heavy Duty Truck Technician, Diesel Truck Mechanic, Fleet Technician, Heavy Truck Mechanic, Trailer Mechanic, Diesel Engine Mechanic, Semi Truck Mechanic, Diesel Service Technician, Trailer Technician",
  },
  {
    soc: "49-3011",
    title: "Aircraft Mechanic",
    aliases:
      "A&P Mechanic, Aircraft Maintenance Technician, Aviation Mechanic, Airframe and Powerplant Mechanic, Aviation Technician, Helicopter Mechanic, Airplane Mechanic, Aircraft Technician, Aviation Maintenance Technician, Aircraft Engine Mechanic, Airframe Mechanic, AMT Aviation",
  },
  {
    soc: "49-9051",
    title: "Lineman",
    aliases:
      "Journeyman Lineman, Power Line Technician, Electrical Lineman, Line Worker Electric, Lineworker, Electric Lineworker, Apprentice Lineman, Powerline Technician, Transmission Lineman, Groundman Lineman, Overhead Lineman, Power Lineman, Electrical Line Installer",
  },
  {
    soc: "49-2022",
    title: "Telecommunications Technician",
    aliases:
      "Fiber Technician Customer Premises, Field Service Technician Telecom, Broadband Technician, Cable Technician, Telecom Installer, Central Office Technician, Phone Technician, Satellite Installer, Cell Site Technician, DSL Technician, Telephone Technician",
  },
  {
    soc: "51-9111",
    title: "Packaging Machine Operator",
    aliases:
      "Packaging Operator, Filling Machine Operator, Bottling Line Operator, Packaging Line Operator, Packaging Technician, Bagging Machine Operator, Bottling Operator, Filler Operator, Canning Line Operator, Wrapping Machine Operator, Palletizer Operator, Labeling Machine Operator",
  },
  {
    soc: "51-4111",
    title: "Tool and Die Maker",
    aliases:
      "Die Maker, Mold Maker Tooling, Journeyman Tool and Die Maker, Tool and Die Technician, Apprentice Toolmaker, Gauge Maker, Die Repair Technician, Die Setter Toolroom, Jig and Fixture Maker, Metal Mold Maker",
  },
  {
    soc: "47-4011",
    title: "Building Inspector",
    aliases:
      "Construction Inspector, Home Inspector, Code Inspector Building, Plumbing Inspector, Combination Inspector, Public Works Inspector, Roofing Inspector, Bridge Inspector, Building Code Inspector, Residential Building Inspector, Construction Quality Inspector, Code Enforcement Officer",
  },
  {
    soc: "47-2231",
    title: "Solar Installer",
    aliases:
      "PV Installer, Photovoltaic Installer, Solar Panel Installer, PV Technician, Residential Solar Installer, Solar Crew Lead, Solar PV Installer, Photovoltaic Technician",
  },
  {
    soc: "49-9062",
    title: "Biomedical Equipment Technician",
    aliases:
      "BMET, Biomed Tech, Medical Equipment Technician Repair, Medical Equipment Repairer, Clinical Equipment Technician, Medical Imaging Service Technician, X-Ray Service Engineer, Medical Device Repair Technician, Biomedical Service Technician, Biomedical Electronics Technician",
  },
];
