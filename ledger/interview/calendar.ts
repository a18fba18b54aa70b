const dayMs = 86_400_000;
const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;
const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** The day `count` working days after `from`; public holidays of the United States are left out there and where no country is known. */
export function addWorkingDays(from: Date, count: number, country: string | null): Date {
  let day = startOfDay(from);
  for (let left = count; left > 0;) {
    day = dayAfter(day, 1);
    if (isWorkingDay(day, country)) left -= 1;
  }
  return day;
}

/** The same, moved on to a day on which messages are read: never a Friday or a weekend, nor a holiday, its eve or the day after. */
export function findSendDay(from: Date, count: number, country: string | null): Date {
  let day = addWorkingDays(from, count, country);
  while (!isSendDay(day, country)) day = dayAfter(day, 1);
  return day;
}

function isSendDay(day: Date, country: string | null): boolean {
  const isQuiet = [-1, 0, 1].some((days) => isHoliday(dayAfter(day, days), country));
  return !isQuiet && day.getUTCDay() >= 1 && day.getUTCDay() <= 4;
}

/** "Mon 16 Nov". */
export function formatDay(day: Date): string {
  return `${weekdays[day.getUTCDay()]} ${day.getUTCDate()} ${months[day.getUTCMonth()]}`;
}

function isWorkingDay(day: Date, country: string | null): boolean {
  const weekday = day.getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day, country);
}

function isHoliday(day: Date, country: string | null): boolean {
  return country === null || country === "US" ? isAmericanHoliday(day) : isChristmasTime(day);
}

/** Days on which hardly anybody reads mail, whatever the country: 25 and 26 December, 1 January. */
function isChristmasTime(day: Date): boolean {
  const [month, date] = [day.getUTCMonth() + 1, day.getUTCDate()];
  return (month === 12 && (date === 25 || date === 26)) || (month === 1 && date === 1);
}

/** Federal ones: fixed dates, their observed Monday or Friday, the floating Mondays, Thanksgiving; and the Friday after it. */
function isAmericanHoliday(day: Date): boolean {
  const month = day.getUTCMonth() + 1;
  const date = day.getUTCDate();
  const weekday = day.getUTCDay();
  const week = Math.ceil(date / 7);
  const fixed = [
    [1, 1],
    [6, 19],
    [7, 4],
    [11, 11],
    [12, 25],
  ];
  const observed = weekday === 1 ? -1 : weekday === 5 ? 1 : 0;
  const neighbour = dayAfter(day, observed);
  const falls = (other: Date) =>
    fixed.some(
      ([fixedMonth, fixedDate]) =>
        other.getUTCMonth() + 1 === fixedMonth && other.getUTCDate() === fixedDate,
    );
  if (falls(day) || (observed !== 0 && falls(neighbour))) return true;
  if (month === 11 && weekday === 4 && week === 4) return true;
  if (month === 11 && weekday === 5 && date > 22 && date < 30) return true;
  if (weekday !== 1) return false;
  const isLastOfMay = month === 5 && date > 24;
  const third = (month === 1 || month === 2) && week === 3;
  const first = month === 9 && week === 1;
  const second = month === 10 && week === 2;
  return isLastOfMay || third || first || second;
}

function dayAfter(day: Date, days: number): Date {
  return new Date(day.getTime() + days * dayMs);
}

function startOfDay(day: Date): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()));
}
