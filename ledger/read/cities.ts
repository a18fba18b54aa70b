/** A city that its name alone settles; `region` where people write it. */
export type City = { name: string; region: string | null; country: string };

/** Large cities by country and region; names that several well-known places share are left out. */
const american: Readonly<Record<string, string>> = {
  AL: "Huntsville|Mobile",
  AK: "Anchorage",
  AZ: "Phoenix|Tucson|Scottsdale|Tempe",
  AR: "Little Rock",
  CA: "Los Angeles|San Francisco|San Diego|San Jose|Sacramento|Oakland|Fresno|Long Beach|Anaheim|Irvine|Palo Alto|Mountain View|Sunnyvale|Santa Clara|Cupertino|Menlo Park|Redwood City|Santa Monica|Burbank|Pasadena|Berkeley|San Mateo|Fremont",
  CO: "Denver|Boulder|Colorado Springs|Fort Collins",
  CT: "Hartford|New Haven|Stamford",
  DC: "Washington DC|Washington D.C.",
  FL: "Miami|Tampa|Orlando|Jacksonville|Fort Lauderdale|Tallahassee|Boca Raton",
  GA: "Atlanta|Savannah",
  HI: "Honolulu",
  ID: "Boise",
  IL: "Chicago|Naperville",
  IN: "Indianapolis|Fort Wayne",
  IA: "Des Moines",
  KS: "Wichita|Overland Park",
  KY: "Louisville",
  LA: "New Orleans|Baton Rouge",
  MD: "Baltimore|Bethesda",
  MA: "Boston|Worcester|Somerville",
  MI: "Detroit|Grand Rapids|Ann Arbor",
  MN: "Minneapolis|St. Paul|Saint Paul",
  MO: "St. Louis|Saint Louis",
  NE: "Omaha",
  NV: "Las Vegas|Reno",
  NJ: "Newark|Jersey City|Hoboken",
  NM: "Albuquerque|Santa Fe",
  NY: "New York|New York City|NYC|Manhattan|Brooklyn|Queens|Buffalo",
  NC: "Charlotte|Raleigh|Greensboro",
  OH: "Cleveland|Cincinnati|Toledo|Akron",
  OK: "Oklahoma City|Tulsa",
  PA: "Philadelphia|Pittsburgh",
  SC: "Greenville",
  TN: "Nashville|Memphis|Knoxville|Chattanooga",
  TX: "Austin|Houston|Dallas|San Antonio|Fort Worth|El Paso|Plano|Round Rock|Frisco",
  UT: "Salt Lake City|Provo",
  VA: "Virginia Beach|Reston|McLean",
  WA: "Seattle|Bellevue|Redmond|Tacoma|Spokane",
  WI: "Milwaukee|Madison",
};

const canadian: Readonly<Record<string, string>> = {
  AB: "Calgary|Edmonton",
  BC: "Vancouver|Burnaby",
  MB: "Winnipeg",
  NS: "Halifax",
  ON: "Toronto|Ottawa|Mississauga|Waterloo|Kitchener|Brampton|Markham",
  QC: "Montreal|Montréal|Quebec City|Laval",
  SK: "Saskatoon|Regina",
};

const elsewhere: Readonly<Record<string, string>> = {
  AE: "Dubai|Abu Dhabi",
  AR: "Buenos Aires|Córdoba",
  AT: "Vienna|Wien|Graz|Salzburg|Linz",
  AU: "Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra|Gold Coast",
  BD: "Dhaka",
  BE: "Brussels|Antwerp|Ghent|Leuven",
  BG: "Sofia|Plovdiv",
  BR: "São Paulo|Rio de Janeiro|Belo Horizonte|Brasília|Curitiba|Porto Alegre",
  CH: "Zurich|Zürich|Geneva|Basel|Bern|Lausanne|Zug",
  CL: "Santiago",
  CN: "Beijing|Shanghai|Shenzhen|Guangzhou|Hangzhou|Chengdu",
  CO: "Bogotá|Medellín",
  CR: "Heredia",
  CZ: "Prague|Praha|Brno",
  DE: "Berlin|Munich|München|Hamburg|Frankfurt|Cologne|Köln|Stuttgart|Düsseldorf|Leipzig|Dresden|Hanover|Nuremberg|Nürnberg|Bremen|Karlsruhe|Bonn|Mannheim|Heidelberg",
  DK: "Copenhagen|København|Aarhus|Odense",
  EE: "Tallinn|Tartu",
  EG: "Cairo",
  ES: "Madrid|Barcelona|Seville|Málaga|Bilbao",
  FI: "Helsinki|Espoo|Tampere",
  FR: "Paris|Lyon|Marseille|Toulouse|Bordeaux|Lille|Nantes|Nice|Strasbourg|Grenoble",
  GB: "London|Greater London|Edinburgh|Glasgow|Leeds|Liverpool|Sheffield|Cardiff|Belfast|Bristol|Nottingham|Leicester|Southampton|Brighton|Reading UK|Aberdeen|Swansea|Milton Keynes",
  GH: "Accra",
  GR: "Athens|Thessaloniki",
  HK: "Hong Kong",
  HR: "Zagreb",
  HU: "Budapest",
  ID: "Jakarta",
  IE: "Dublin|Cork|Galway|Limerick",
  IL: "Tel Aviv|Haifa|Jerusalem",
  IN: "Bangalore|Bengaluru|Hyderabad|Mumbai|Pune|Chennai|Delhi|New Delhi|Gurgaon|Gurugram|Noida|Kolkata|Ahmedabad|Kochi",
  IS: "Reykjavik",
  IT: "Rome|Roma|Milan|Milano|Turin|Torino|Bologna|Florence",
  JP: "Tokyo|Osaka|Kyoto|Yokohama|Fukuoka|Nagoya",
  KE: "Nairobi",
  KR: "Seoul|Busan",
  LK: "Colombo",
  LT: "Vilnius|Kaunas",
  LU: "Luxembourg City",
  LV: "Riga",
  MA: "Casablanca|Rabat",
  MX: "Mexico City|Ciudad de México|CDMX|Guadalajara|Monterrey|Tijuana",
  MY: "Kuala Lumpur|Penang",
  NG: "Lagos|Abuja",
  NL: "Amsterdam|Rotterdam|The Hague|Utrecht|Eindhoven|Delft",
  NO: "Oslo|Bergen|Trondheim|Stavanger",
  NZ: "Auckland|Wellington|Christchurch",
  PE: "Lima",
  PH: "Manila|Makati|Cebu",
  PK: "Karachi|Lahore|Islamabad",
  PL: "Warsaw|Warszawa|Kraków|Krakow|Wrocław|Gdańsk|Poznań|Łódź|Katowice",
  PT: "Lisbon|Lisboa|Porto|Braga",
  QA: "Doha",
  RO: "Bucharest|Cluj-Napoca|Cluj|Iași|Timișoara",
  RS: "Belgrade|Novi Sad",
  SA: "Riyadh|Jeddah",
  SE: "Stockholm|Gothenburg|Göteborg|Malmö|Uppsala",
  SG: "Singapore",
  SI: "Ljubljana",
  SK: "Bratislava",
  TH: "Bangkok",
  TR: "Istanbul|Ankara|Izmir",
  TW: "Taipei",
  UA: "Kyiv|Kiev|Lviv|Kharkiv",
  UY: "Montevideo",
  VN: "Ho Chi Minh City|Hanoi|Da Nang",
  ZA: "Cape Town|Johannesburg|Durban|Pretoria",
};

/** Everyday names under the one a report prints. */
const printed: Readonly<Record<string, string>> = {
  NYC: "New York",
  "New York City": "New York",
  "Washington DC": "Washington",
  "Washington D.C.": "Washington",
  Bangalore: "Bengaluru",
  CDMX: "Mexico City",
  "Reading UK": "Reading",
  "Saint Louis": "St. Louis",
  "Saint Paul": "St. Paul",
};

const byName = new Map<string, City>([
  ...entries(american, "US"),
  ...entries(canadian, "CA"),
  ...Object.entries(elsewhere).flatMap(([country, names]) => entries({ "": names }, country)),
]);

function entries(table: Readonly<Record<string, string>>, country: string): [string, City][] {
  return Object.entries(table).flatMap(([region, names]) =>
    names
      .split("|")
      .map((name): [string, City] => [
        plain(name),
        { name: printed[name] ?? name, region: region === "" ? null : region, country },
      ]),
  );
}

function plain(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[łŁ]/g, "l")
    .toLowerCase()
    .replaceAll(/[.,]/g, "")
    .trim();
}

/** The one well-known city of this name; null where there are several, or none we know. */
export function findCity(words: string): City | null {
  return words.length > 40 ? null : (byName.get(plain(words)) ?? null);
}
