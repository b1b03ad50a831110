/** Whether the digits end with the key that the others call for (ISO/IEC 7812, Luhn). Says nothing about their count. */
export function hasValidCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Whether a card may still pay: to the end of its month, in Paris. `day` is a calendar day, `2026-11-24`. */
export function isCardExpired(
  { month, year }: { month: number; year: number },
  day: string,
): boolean {
  const [currentYear = 0, currentMonth = 0] = day.split('-').map(Number)
  return year * 12 + month < currentYear * 12 + currentMonth
}
