import type { Listed } from "#ledger/occupations/occupation.ts";

export const operations: readonly Listed[] = [
  {
    soc: "11-1021",
    title: "Operations Manager",
    aliases:
      "General and Operations Manager, Director of Operations, Head of Operations, Regional Operations Manager, Business Operations Manager, Site Operations Manager, Area Manager, Assistant Operations Manager, Senior Director of Operations, Service Operations Manager, Field Operations Manager",
  },
  {
    soc: "11-3071",
    title: "Logistics Manager",
    aliases:
      "Warehouse Manager, Supply Chain Manager, Distribution Manager, Distribution Center Manager, Transportation Manager, Fleet Manager, Director of Supply Chain, Director of Logistics, Fulfillment Center Manager, Inventory Manager, Head of Supply Chain, VP Supply Chain, Traffic Manager Logistics, Fulfillment Manager, Storage and Distribution Manager, Logistics Supervisor",
  },
  {
    soc: "13-1081",
    title: "Supply Chain Analyst",
    aliases:
      "Logistician, Logistics Analyst, Logistics Coordinator, Supply Chain Specialist, Logistics Specialist, Demand Planner, Supply Planner, Supply Chain Coordinator, Logistics Planner, Demand Planning Analyst, Supply Chain Planner, Supply Chain Associate",
  },
  {
    soc: "53-3032",
    title: "CDL Truck Driver",
    aliases:
      "CDL Driver, Class A Driver, Class A CDL Driver, Truck Driver, OTR Driver, Over the Road Driver, Semi Truck Driver, Tractor Trailer Driver, Flatbed Driver, Tanker Driver, Heavy Truck Driver, Regional Truck Driver, Long Haul Driver, Owner Operator Truck Driver, Dump Truck Driver, CDL B Driver, Class B CDL Driver, Tow Truck Driver, Cement Mixer Driver, Line Haul Driver, Fuel Truck Driver, Concrete Truck Driver, CDL Delivery Driver",
  },
  {
    soc: "53-3033",
    title: "Delivery Driver",
    aliases:
      "Package Delivery Driver, Box Truck Driver, Courier Driver, Parcel Delivery Driver, Van Driver Delivery, Light Truck Driver, Route Delivery Driver, Non CDL Driver, Local Delivery Driver, Package Handler Driver, Non CDL Truck Driver, Delivery Associate Driver, Package Car Driver",
  },
  {
    soc: "53-7051",
    title: "Forklift Operator",
    aliases:
      "Forklift Driver, Reach Truck Operator, Lift Truck Operator, Order Picker Forklift Operator, Fork Truck Operator, Cherry Picker Operator Warehouse, Powered Industrial Truck Operator, Industrial Truck Operator, Stand-Up Forklift Operator, Certified Forklift Operator, Hyster Driver, Industrial Tractor Operator",
  },
  {
    soc: "53-7065",
    title: "Stocker",
    aliases:
      "Order Picker, Night Stocker, Overnight Stocker, Stockroom Clerk, Stockroom Associate, Grocery Stocker, Warehouse Order Selector, Personal Shopper Grocery, Warehouse Stocker, Stocking Associate",
  },
  {
    soc: "53-7062",
    title: "Warehouse Associate",
    aliases:
      "Warehouse Worker, Material Handler, Package Handler, Warehouse Laborer, Unloader, Dock Worker, General Laborer Warehouse, Freight Loader, Warehouse Operative, Truck Loader, Freight Unloader, Furniture Mover, Dock Associate, Ramp Agent, Truck Unloader, Dock Hand, Cargo Handler",
  },
  {
    soc: "53-7064",
    title: "Packer",
    aliases:
      "Hand Packer, Packager, Packing Associate, Hand Packager, Packing Clerk, Production Packer, Courtesy Clerk Grocery, Line Packer, Food Packer, Gift Wrapper",
  },
  {
    soc: "43-5071",
    title: "Shipping and Receiving Clerk",
    aliases:
      "Shipping Clerk, Receiving Clerk, Shipping and Receiving Associate, Shipping Associate, Parts Clerk Warehouse, Shipping Specialist, Dock Clerk, Inventory Count Specialist, Shipping and Receiving Specialist, Goods Receiving Clerk",
  },
  {
    soc: "43-5032",
    title: "Transport Dispatcher",
    aliases:
      "Truck Dispatcher, Freight Dispatcher, Service Dispatcher, Fleet Dispatcher, Transportation Dispatcher, Logistics Dispatcher, Trucking Dispatcher, Taxi Dispatcher, Route Dispatcher, Delivery Dispatcher, HVAC Dispatcher, Bus Dispatcher, Load Dispatcher Trucking, Driver Dispatcher, Train Dispatcher",
  },
  {
    soc: "43-5061",
    title: "Production Planner",
    aliases:
      "Production Scheduler, Expeditor, Production Planning Clerk, Planner Scheduler, Expediter, Master Scheduler, Production Control Clerk, Production Clerk, Production Coordinator Manufacturing, Production Control Specialist",
  },
  {
    soc: "53-1047",
    title: "Warehouse Supervisor",
    aliases:
      "Warehouse Team Lead, Warehouse Lead, Distribution Supervisor, Receiving Supervisor, Material Handling Supervisor, Inventory Supervisor, Fulfillment Supervisor, Freight Supervisor, Fleet Supervisor, Driver Supervisor, Shipping and Receiving Supervisor, Loading Supervisor",
  },
  {
    soc: "13-1020",
    title: "Buyer",
    aliases:
      "Purchasing Agent, Procurement Specialist, Strategic Sourcing Specialist, Purchasing Specialist, Retail Buyer, Assistant Buyer, Procurement Agent, Purchaser, Category Specialist Procurement, Procurement Officer, Merchandise Buyer, Sourcing Specialist Procurement, Fashion Buyer, Wholesale Buyer",
  },
  {
    soc: "11-3061",
    title: "Purchasing Manager",
    aliases:
      "Procurement Manager, Director of Procurement, Strategic Sourcing Manager, Head of Procurement, Sourcing Manager, Purchasing Director, Contracts Manager Procurement, Global Sourcing Manager, Category Manager Procurement, VP Procurement, Commodity Manager",
  },
  {
    soc: "13-1111",
    title: "Management Consultant",
    aliases:
      "Management Analyst, Strategy Consultant, Operations Consultant, Strategy Manager, Process Improvement Specialist, Strategy Analyst, Business Process Consultant, Organizational Development Consultant, Associate Consultant Management, Strategy Associate, Process Improvement Analyst, Business Transformation Consultant, Management and Program Analyst",
    nearest: "Chief of Staff, Strategy and Operations Manager, Head of Strategy",
  },
  {
    soc: "13-1199",
    title: "Business Operations Specialist",
    aliases:
      "Business Operations Associate, BizOps Analyst, Business Continuity Planner, Sustainability Specialist, Business Continuity Analyst, Sustainability Analyst, Online Merchant, BizOps Manager, Sustainability Coordinator",
  },
  {
    soc: "13-1082",
    title: "Project Coordinator",
    aliases:
      "Project Management Specialist, Project Administrator, PMO Analyst, PMO Manager, Project Management Professional, PMP Project Manager, Implementation Project Manager, Project Planner, PMO Lead, Project Specialist, Junior Project Manager, Associate Project Manager, Project Management Consultant, Business Project Manager, Senior Project Coordinator",
  },
  {
    soc: "11-3013",
    title: "Facilities Manager",
    aliases:
      "Facilities Director, Building Manager, Facilities Operations Manager, Building Operations Manager, Head of Facilities, Workplace Manager, Physical Plant Director, Facilities Coordinator",
  },
  {
    soc: "11-9141",
    title: "Property Manager",
    aliases:
      "Community Manager Apartments, Apartment Manager, Assistant Property Manager, Residential Property Manager, Commercial Property Manager, HOA Manager, Community Association Manager, Leasing Manager, Regional Property Manager, Condominium Manager, Apartment Community Manager, Real Estate Manager, Multifamily Property Manager, Apartment Complex Manager",
  },
  {
    soc: "53-3052",
    title: "Bus Driver",
    aliases:
      "Transit Operator, Bus Operator, City Bus Driver, Coach Operator, Motor Coach Operator, Charter Bus Driver, Transit Bus Driver, Motorcoach Driver, Transit Bus Operator, Coach Driver, Metro Bus Operator",
  },
  {
    soc: "53-3053",
    title: "Shuttle Driver",
    aliases:
      "Chauffeur, Rideshare Driver, Airport Shuttle Driver, Limousine Driver, Passenger Van Driver, Limo Driver, Shuttle Bus Driver, Paratransit Driver, Personal Driver, Non-Emergency Medical Transport Driver, Hotel Shuttle Driver",
  },
  {
    soc: "43-5011",
    title: "Freight Broker",
    aliases:
      "Freight Agent, Freight Forwarder, Freight Forwarding Agent, Import Export Coordinator, Cargo Coordinator, Export Coordinator, Freight Broker Agent, Ocean Export Coordinator, Freight Forwarding Coordinator",
  },
];
