export type Report = ReturnType<typeof createReport>

/** Rows of what a drill has measured beside what is asked of it; printed as they come. */
export function createReport(print: (line: string) => void = console.log) {
  let failures = 0

  function row(isWithin: boolean, what: string, measured: string, bound: string) {
    if (!isWithin) failures += 1
    print(`${isWithin ? '✓' : '✗'} ${what.padEnd(58)} ${measured.padStart(12)}   ${bound}`)
  }

  return {
    /** A fact that has to be. */
    holds: (what: string, isTrue: boolean, measured: string, bound: string) =>
      row(isTrue, what, measured, bound),
    equal: (what: string, measured: number, bound: number) =>
      row(measured === bound, what, figure(measured), `= ${figure(bound)}`),
    atMost: (what: string, measured: number, bound: number, unit = '') =>
      row(measured <= bound, what, figure(measured, unit), `at most ${figure(bound, unit)}`),
    atLeast: (what: string, measured: number, bound: number) =>
      row(measured >= bound, what, figure(measured), `at least ${figure(bound)}`),
    /** Something worth knowing that has no bound. */
    note: (words: string) => print(`  ${words}`),
    failures: () => failures,
  }
}

const figure = (value: number, unit = '') => {
  const digits = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : 2
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`
}
