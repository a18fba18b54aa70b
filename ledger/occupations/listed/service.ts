import type { Listed } from "#ledger/occupations/occupation.ts";

export const service: readonly Listed[] = [
  {
    soc: "35-2014",
    title: "Line Cook",
    aliases:
      "Restaurant Cook, Grill Cook, Saute Cook, Broiler Cook, Sushi Cook, Cook Restaurant, Fry Cook, Breakfast Cook, Chef de Partie, Banquet Cook, Brunch Cook, Hotel Cook, Commis Chef, Pasta Cook, Grill Station Cook",
  },
  {
    soc: "35-1011",
    title: "Chef",
    aliases:
      "Executive Chef, Sous Chef, Head Chef, Pastry Chef, Chef de Cuisine, Head Cook, Kitchen Manager Chef, Banquet Chef, Executive Sous Chef, Corporate Chef, Sushi Chef, Private Chef Head, Culinary Director",
  },
  {
    soc: "35-1012",
    title: "Restaurant Shift Leader",
    aliases:
      "Restaurant Supervisor, Dining Room Supervisor, Restaurant Team Leader, Cafeteria Supervisor, Bar Supervisor, Restaurant Shift Supervisor, Kitchen Lead, Food and Beverage Supervisor, Restaurant Shift Manager, Banquet Supervisor, Kitchen Shift Leader",
  },
  {
    soc: "11-9051",
    title: "Restaurant Manager",
    aliases:
      "Restaurant General Manager, Assistant Restaurant Manager, Food and Beverage Manager, Food Service Manager, F&B Manager, Director of Food and Beverage, Cafe Manager, Kitchen Manager, Catering Manager, Banquet Manager, Dining Services Manager, Fast Food Manager, Coffee Shop Manager",
  },
  {
    soc: "35-3031",
    title: "Server",
    aliases:
      "Waiter, Waitress, Restaurant Server, Banquet Server, Cocktail Server, Fine Dining Server, Wait Staff, Cocktail Waitress, Lead Server, Breakfast Server, Restaurant Waiter",
  },
  {
    soc: "35-3011",
    title: "Bartender",
    aliases:
      "Mixologist, Bar Staff, Banquet Bartender, Head Bartender, Craft Bartender, Event Bartender, Hotel Bartender, Craft Cocktail Bartender, Restaurant Bartender, Barkeep, Taproom Bartender",
  },
  {
    soc: "35-3023",
    title: "Barista",
    aliases:
      "Fast Food Worker, Crew Member, Team Member Fast Food, Counter Attendant, Fast Food Crew, Coffee Barista, Food Counter Worker, Counter Server, Ice Cream Scooper, Cafeteria Worker, Drive-Thru Team Member, Fast Food Team Member, Coffee Shop Barista, Snack Bar Attendant, Concession Worker",
  },
  {
    soc: "35-9031",
    title: "Restaurant Host",
    aliases:
      "Host, Hostess, Restaurant Hostess, Host Hostess, Maitre d', Restaurant Greeter, Dining Room Host, Front of House Host, Restaurant Host Hostess, Seating Host",
  },
  {
    soc: "35-9021",
    title: "Dishwasher",
    aliases:
      "Restaurant Dishwasher, Kitchen Porter, Dish Machine Operator, Dishroom Worker, Pot Washer, Steward Dishwasher, Dishroom Attendant, Kitchen Dishwasher",
  },
  {
    soc: "35-2021",
    title: "Prep Cook",
    aliases:
      "Food Prep Worker, Kitchen Assistant, Food Preparation Worker, Pantry Cook, Salad Maker, Kitchen Prep, Kitchen Hand, Food Preparer, Sandwich Maker, Food Prep",
  },
  {
    soc: "35-2012",
    title: "Institutional Cook",
    aliases:
      "School Cook, Cafeteria Cook, Hospital Cook, Dietary Cook, Nursing Home Cook, Institution Cook, Camp Cook, Senior Living Cook, Correctional Facility Cook, Healthcare Cook, Cook Cafeteria, School Cafeteria Cook",
  },
  {
    soc: "41-2031",
    title: "Retail Sales Associate",
    aliases:
      "Retail Salesperson, Store Associate, Retail Associate, Sales Floor Associate, Fashion Stylist Retail, Furniture Sales Associate, Car Salesman, Car Sales Consultant, Retail Sales Consultant, Retail Sales Representative, Jewelry Sales Associate, Shoe Salesperson, Retail Clerk, Retail Team Member, Auto Salesperson, Key Holder Retail",
  },
  {
    soc: "41-1011",
    title: "Store Manager",
    aliases:
      "Assistant Store Manager, Retail Store Manager, Retail Manager, Retail Supervisor, Store Supervisor, Department Manager Retail, Key Holder Supervisor, Boutique Manager, Grocery Store Manager, Retail Team Lead, Retail Shift Supervisor, Department Supervisor Retail, Convenience Store Manager, Retail Assistant Manager, Store Team Leader, Meat Department Manager, Produce Manager",
  },
  {
    soc: "41-2011",
    title: "Cashier",
    aliases:
      "Front End Cashier, Retail Cashier, Grocery Cashier, Checkout Operator, Store Cashier, Gas Station Attendant Cashier, Head Cashier, Food Cashier, Ticket Seller, Checker Grocery, Checkout Clerk, Cashier Associate, Gas Station Cashier",
  },
  {
    soc: "43-4081",
    title: "Hotel Front Desk Agent",
    aliases:
      "Front Desk Agent, Guest Service Agent, Night Auditor, Hotel Receptionist, Hotel Front Desk Clerk, Hotel Desk Clerk, Front Office Agent, Hotel Night Auditor",
  },
  {
    soc: "11-9081",
    title: "Hotel Manager",
    aliases:
      "Hotel General Manager, Lodging Manager, Rooms Division Manager, Front Office Manager Hotel, Hotel Operations Manager, Resort Manager, Assistant Hotel Manager, Hotel Front Office Manager, Director of Rooms, Motel Manager, Inn Manager, Hotel Director",
  },
  {
    soc: "37-2012",
    title: "Housekeeper",
    aliases:
      "Room Attendant, Hotel Housekeeper, House Cleaner, Maid, Housekeeping Attendant, Hospital Housekeeper, Guest Room Attendant, Residential Cleaner, Housekeeping Aide, Hotel Room Attendant, Cleaning Lady, Home Cleaner, Domestic Cleaner, Housekeeping Associate",
  },
  {
    soc: "37-2011",
    title: "Janitor",
    aliases:
      "Custodian, Commercial Cleaner, School Custodian, Office Cleaner, Janitorial Worker, Building Cleaner, Day Porter, Custodial Worker, Night Custodian, Floor Technician, Environmental Services Technician, EVS Technician, Janitorial Cleaner, Building Custodian, Custodial Technician",
  },
  {
    soc: "37-1011",
    title: "Housekeeping Supervisor",
    aliases:
      "Executive Housekeeper, Housekeeping Manager, Custodial Supervisor, Janitorial Supervisor, Head Custodian, Environmental Services Supervisor, EVS Supervisor, Housekeeping Director, Assistant Executive Housekeeper, Custodial Manager",
  },
  {
    soc: "37-3011",
    title: "Landscaper",
    aliases:
      "Groundskeeper, Lawn Care Technician, Landscape Laborer, Gardener, Landscaping Crew Member, Grounds Maintenance Worker, Landscape Technician, Landscaping Laborer, Greenskeeper, Lawn Maintenance Worker, Landscape Gardener, Landscape Crew Member, Landscape Installer",
  },
  {
    soc: "39-5012",
    title: "Hair Stylist",
    aliases:
      "Cosmetologist, Hairdresser, Salon Stylist, Beautician, Hair Colorist, Licensed Cosmetologist, Master Stylist Salon, Wig Stylist, Licensed Hair Stylist, Hair Cutter, Beauty Operator",
  },
  {
    soc: "39-9031",
    title: "Personal Trainer",
    aliases:
      "Fitness Instructor, Fitness Trainer, Group Fitness Instructor, Yoga Instructor, Fitness Coach, Pilates Instructor, Yoga Teacher, Certified Personal Trainer, Spin Instructor, Aerobics Instructor, Gym Instructor, Strength Coach, Zumba Instructor",
  },
  {
    soc: "51-3011",
    title: "Baker",
    aliases:
      "Bread Baker, Bakery Associate Baking, Pastry Baker, Cake Decorator, Production Baker, Artisan Baker, Overnight Baker, Bakery Baker, Pastry Maker, Retail Baker",
  },
];
