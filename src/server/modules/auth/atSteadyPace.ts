import { setTimeout } from 'node:timers/promises'

const PACE = 200

/** Responds after the same time whether there was anything to do or not: time must not tell who has an account. */
export async function atSteadyPace<Result>(work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, setTimeout(PACE)])
  return result
}
