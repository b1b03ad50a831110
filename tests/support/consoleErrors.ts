import { format } from 'node:util'

const errors: string[] = []
let expected: RegExp | null = null

/** This test makes errors of this kind on purpose; React reports what a boundary catches. */
export const expectConsoleErrors = (pattern: RegExp) => {
  expected = pattern
}

export function watchConsoleErrors() {
  errors.length = 0
  expected = null
  console.error = (...parts: unknown[]) => errors.push(format(...parts))
}

/** A stray console.error fails the test. */
export function failOnStrayErrors() {
  const pattern = expected
  const stray = errors.filter((error) => !pattern?.test(error))
  if (stray.length > 0) throw new Error(`console.error was called:\n${stray.join('\n')}`)
}
