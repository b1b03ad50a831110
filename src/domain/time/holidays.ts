const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']
const EASTER_MONDAY = 1
const ASCENSION = 39
const WHIT_MONDAY = 50

/** Days since 1 March on which Easter Sunday falls (anonymous Gregorian computus). */
function easterSinceMarch(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30
  const weekdayShift =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const lateMoon = Math.floor((golden + 11 * epact + 22 * weekdayShift) / 451)
  return epact + weekdayShift - 7 * lateMoon + 21
}

function afterEaster(year: number, days: number): string {
  return new Date(Date.UTC(year, 2, 1 + easterSinceMarch(year) + days)).toISOString().slice(0, 10)
}

function yearOfHolidays(year: number): readonly string[] {
  const moving = [EASTER_MONDAY, ASCENSION, WHIT_MONDAY].map((days) => afterEaster(year, days))
  return [...FIXED.map((day) => `${String(year).padStart(4, '0')}-${day}`), ...moving]
}

/** By year: a list of days looks each of them up. */
const known = new Map<number, readonly string[]>()

/** The eleven public holidays of metropolitan France in a year (Code du travail, L3133-1), in no order. */
export function holidaysOf(year: number): readonly string[] {
  const holidays = known.get(year) ?? yearOfHolidays(year)
  known.set(year, holidays)
  return holidays
}
