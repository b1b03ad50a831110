import { setTimeout } from 'node:timers/promises'

const PACE = 200

/** Responds after the same time whether there was work or not: timing must not reveal who has an account. */
export async function atSteadyPace<Result>(work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, setTimeout(PACE)])
  return result
}
