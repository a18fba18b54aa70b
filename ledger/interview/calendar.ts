const dayMs = 86_400_000;
const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;
const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** The day `count` working days after `from`; public holidays of the United States are left out there and where no country is known. */
export function addWorkingDays(from: Date, count: number, country: string | null): Date {
  let day = startOfDay(from);
  for (let left = count; left > 0;) {
    day = new Date(day.getTime() + dayMs);
    if (isWorkingDay(day, country)) left -= 1;
  }
  return day;
}

/** The same, moved on to a day on which messages are read: never a Friday, a weekend or a holiday. */
export function findSendDay(from: Date, count: number, country: string | null): Date {
  let day = addWorkingDays(from, count, country);
  while (day.getUTCDay() === 5 || !isWorkingDay(day, country)) {
    day = new Date(day.getTime() + dayMs);
  }
  return day;
}

/** "Mon 16 Nov". */
export function formatDay(day: Date): string {
  return `${weekdays[day.getUTCDay()]} ${day.getUTCDate()} ${months[day.getUTCMonth()]}`;
}

function isWorkingDay(day: Date, country: string | null): boolean {
  const weekday = day.getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  return country === null || country === "US" ? !isFederalHoliday(day) : !isChristmasTime(day);
}

/** Days on which hardly anybody reads mail, whatever the country: 25 and 26 December, 1 January. */
function isChristmasTime(day: Date): boolean {
  const [month, date] = [day.getUTCMonth() + 1, day.getUTCDate()];
  return (month === 12 && (date === 25 || date === 26)) || (month === 1 && date === 1);
}

/** Fixed dates, their observed Monday or Friday, and the floating Mondays and Thanksgiving. */
function isFederalHoliday(day: Date): boolean {
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
  const neighbour = new Date(day.getTime() + observed * dayMs);
  const falls = (other: Date) =>
    fixed.some(
      ([fixedMonth, fixedDate]) =>
        other.getUTCMonth() + 1 === fixedMonth && other.getUTCDate() === fixedDate,
    );
  if (falls(day) || (observed !== 0 && falls(neighbour))) return true;
  if (month === 11 && weekday === 4 && week === 4) return true;
  if (weekday !== 1) return false;
  const isLastOfMay = month === 5 && date > 24;
  const third = (month === 1 || month === 2) && week === 3;
  const first = month === 9 && week === 1;
  const second = month === 10 && week === 2;
  return isLastOfMay || third || first || second;
}

function startOfDay(day: Date): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()));
}
