import metros from "#reading/data/us-cities.json" with { type: "json" };
import smallTowns from "#reading/world/small-towns.json" with { type: "json" };
import towns from "#reading/world/towns.json" with { type: "json" };

/** A city by its name; `region` where people write it. Towns over 15,000 people of six countries: GeoNames, CC BY 4.0. */
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
  IN: "Indianapolis|Indy|Fort Wayne",
  IA: "Des Moines",
  KS: "Wichita|Overland Park",
  KY: "Louisville",
  LA: "New Orleans|NOLA|Baton Rouge",
  MD: "Baltimore|Bethesda",
  MA: "Boston|Worcester|Somerville",
  MI: "Detroit|Grand Rapids|Ann Arbor",
  MN: "Minneapolis|St. Paul|Saint Paul",
  MO: "St. Louis|Saint Louis",
  NE: "Omaha",
  NV: "Las Vegas|Vegas|Reno",
  NJ: "Newark|Jersey City|Hoboken",
  NM: "Albuquerque|Santa Fe",
  NY: "New York|New York City|NYC|Manhattan|Brooklyn|Queens|Buffalo",
  NC: "Charlotte|Raleigh|Greensboro",
  OH: "Cleveland|Cincinnati|Toledo|Akron",
  OK: "Oklahoma City|Tulsa",
  PA: "Philadelphia|Philly|Pittsburgh",
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
  AT: "Vienna|Wien|Graz|Salzburg|Linz|Innsbruck|Klagenfurt|Villach|Wels",
  AU: "Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra|Gold Coast",
  BD: "Dhaka",
  BE: "Brussels|Antwerp|Ghent|Leuven|Bruges|Liège|Charleroi|Namur|Mechelen|Bruxelles|Brussel|Antwerpen|Gent|Hasselt|Kortrijk",
  BG: "Sofia|Plovdiv",
  BR: "São Paulo|Rio de Janeiro|Belo Horizonte|Brasília|Curitiba|Porto Alegre",
  CH: "Zurich|Zürich|Geneva|Basel|Bern|Lausanne|Zug|Genève|Lugano|Winterthur|St. Gallen|Lucerne|Luzern|Baar|Biel",
  CL: "Santiago",
  CN: "Beijing|Shanghai|Shenzhen|Guangzhou|Hangzhou|Chengdu",
  CO: "Bogotá|Medellín",
  CR: "Heredia",
  CZ: "Prague|Praha|Brno|Ostrava|Plzeň",
  DE: "Berlin|Munich|München|Hamburg|Frankfurt|Cologne|Köln|Stuttgart|Düsseldorf|Leipzig|Dresden|Hanover|Nuremberg|Nürnberg|Bremen|Karlsruhe|Bonn|Mannheim|Heidelberg|Dortmund|Duisburg|Bochum|Wuppertal|Bielefeld|Münster|Augsburg|Wiesbaden|Mainz|Kassel|Kiel|Lübeck|Erfurt|Rostock|Freiburg|Saarbrücken|Potsdam|Würzburg|Regensburg|Ingolstadt|Ulm|Heilbronn|Wolfsburg|Göttingen|Braunschweig|Hannover|Aachen|Magdeburg|Chemnitz|Jena|Lüneburg|Oldenburg|Osnabrück|Darmstadt|Walldorf",
  DK: "Copenhagen|København|Aarhus|Odense|Aalborg|Esbjerg",
  EE: "Tallinn|Tartu",
  EG: "Cairo",
  ES: "Madrid|Barcelona|Seville|Málaga|Bilbao|Valencia|Zaragoza|Murcia|Palma|Alicante|Valladolid|Vigo|Gijón|A Coruña|Granada|Oviedo|Pamplona|San Sebastián|Santander|Sevilla",
  FI: "Helsinki|Espoo|Tampere",
  FR: "Paris|Lyon|Marseille|Toulouse|Bordeaux|Lille|Nantes|Nice|Strasbourg|Grenoble|Rennes|Montpellier|Reims|Dijon|Angers|Nîmes|Clermont-Ferrand|Le Mans|Brest|Tours|Limoges|Amiens|Metz|Nancy|Rouen|Mulhouse|Caen|Orléans|Avignon|Annecy|Sophia Antipolis",
  GB: "London|Greater London|Edinburgh|Glasgow|Leeds|Liverpool|Sheffield|Cardiff|Belfast|Bristol|Nottingham|Leicester|Southampton|Brighton|Reading UK|Aberdeen|Swansea|Milton Keynes",
  GH: "Accra",
  GR: "Athens|Thessaloniki",
  HK: "Hong Kong",
  HR: "Zagreb",
  HU: "Budapest|Debrecen|Szeged",
  ID: "Jakarta",
  IE: "Dublin|Cork|Galway|Limerick",
  IL: "Tel Aviv|Haifa|Jerusalem",
  IN: "Bangalore|Bengaluru|Hyderabad|Mumbai|Pune|Chennai|Delhi|New Delhi|Gurgaon|Gurugram|Noida|Kolkata|Ahmedabad|Kochi|Jaipur|Chandigarh|Coimbatore|Indore|Thiruvananthapuram|Nagpur|Lucknow",
  IS: "Reykjavik",
  IT: "Rome|Roma|Milan|Milano|Turin|Torino|Bologna|Florence|Naples|Napoli|Genoa|Genova|Verona|Padova|Bari|Catania|Palermo|Trieste|Brescia|Parma|Modena|Bergamo|Firenze|Venezia|Venice",
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
  NL: "Amsterdam|Rotterdam|The Hague|Utrecht|Eindhoven|Delft|Groningen|Breda|Nijmegen|Apeldoorn|Arnhem|Enschede|Amersfoort|Haarlem|Leiden|Tilburg|Almere|Maastricht|Zwolle|Den Bosch|Den Haag|Hilversum",
  NO: "Oslo|Bergen|Trondheim|Stavanger|Tromsø|Kristiansand|Drammen",
  NZ: "Auckland|Wellington|Christchurch",
  PE: "Lima",
  PH: "Manila|Makati|Cebu|Quezon City|Taguig|Davao|Pasig",
  PK: "Karachi|Lahore|Islamabad",
  PL: "Warsaw|Warszawa|Kraków|Krakow|Wrocław|Gdańsk|Poznań|Łódź|Katowice|Lublin|Gdynia|Szczecin|Rzeszów|Bydgoszcz",
  PT: "Lisbon|Lisboa|Porto|Braga|Coimbra|Aveiro|Setúbal",
  QA: "Doha",
  RO: "Bucharest|Cluj-Napoca|Cluj|Iași|Timișoara",
  RS: "Belgrade|Novi Sad",
  SA: "Riyadh|Jeddah",
  SE: "Stockholm|Gothenburg|Göteborg|Malmö|Uppsala|Linköping|Lund|Västerås|Örebro|Helsingborg|Norrköping",
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
  Indy: "Indianapolis",
  NOLA: "New Orleans",
  Vegas: "Las Vegas",
  Philly: "Philadelphia",
  "New York City": "New York",
  "Washington DC": "Washington",
  "Washington D.C.": "Washington",
  Bangalore: "Bengaluru",
  CDMX: "Mexico City",
  "Reading UK": "Reading",
  "Saint Louis": "St. Louis",
  "Saint Paul": "St. Paul",
};

const marks = /[\p{M}.,]/gu;

type Table = Readonly<Record<string, string>>;

const wellKnown = new Map<string, City>([
  ...entries(metros, "US"),
  ...entries(american, "US"),
  ...entries(canadian, "CA"),
  ...Object.entries(elsewhere).flatMap(([country, names]) => entries({ "": names }, country)),
]);

const byName = new Map<string, City[]>();
for (const [country, table] of Object.entries<Table>(towns))
  for (const [name, city] of entries(table, country))
    byName.set(name, [...(byName.get(name) ?? []), city]);
for (const [name, city] of wellKnown) {
  const others = byName.get(name) ?? [];
  const isOther = ({ region, country }: City) => region !== city.region || country !== city.country;
  byName.set(name, [city, ...others.filter(isOther)]);
}

function entries(table: Table, country: string): [string, City][] {
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
  const low = name
    .normalize("NFKD")
    .replaceAll(marks, "")
    .toLowerCase()
    .replaceAll("ł", "l")
    .trim();
  return low.startsWith("saint ") ? `st ${low.slice(6)}` : low;
}

const small = new Set(
  Object.values(smallTowns).flatMap((names) => names.split("|").map((name) => plain(name))),
);

/** Smaller towns, and those of other countries: too many are words or people to look for them, but a name found by where it stands is one. */
export function isTown(words: string): boolean {
  return words.length <= 40 && small.has(plain(words));
}

/** Every city of this name, the best known first. */
export function findCities(words: string): readonly City[] {
  return words.length > 40 ? [] : (byName.get(plain(words)) ?? []);
}

/** The one well-known city of this name; null where there are several, or none we know. */
export function findCity(words: string): City | null {
  return words.length > 40 ? null : (wellKnown.get(plain(words)) ?? null);
}

/** The city that is meant: a well-known one, else the one of that country; null country or region where that stays open. */
export function settleCity(
  words: string,
  home: string | null,
): (Omit<City, "country"> & { country: string | null }) | null {
  const all = findCities(words);
  const [first] = all;
  if (!first || all.length === 1 || findCity(words)) return first ?? null;
  const near = all.filter(({ country }) => country === home);
  if (near.length === 1) return near[0] ?? null;
  const isOneCountry = near.length > 0 || all.every(({ country }) => country === first.country);
  return {
    name: first.name,
    region: null,
    country: isOneCountry ? (near[0] ?? first).country : null,
  };
}

/** Names that are words as well, and need more than themselves to be a city. */
const everyday = new Set(
  "airport alma ash barking bath battle bear beaver bell bend boulder brick buckeye butte camas canton central clay college commerce cook cork corona crook deal derby diss enterprise essen evergreen fleet florence foley fountain gilbert golden green hawthorne hemet holiday home hook hope hull hurricane independence jackson jordan keystone lead lincoln lodi mably madison march marion marshall mason medford mentor mission mobile monroe moore normal novi officer opportunity orange oregon pace paramount parker parole pearl plant pleasant poole porter price progress reading ridge riverside rock rugby rye sale salem sandwich security sheridan spring stone street superior surprise temple tracy troy union university upland victoria walker ware warren washington webster wells wheeling wing york nice warwick sunrise".split(
    " ",
  ),
);

export function isEveryday(name: string): boolean {
  return everyday.has(name.toLowerCase());
}
