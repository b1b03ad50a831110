import { createClock, type Clock } from '../../domain/clock'
import { readPageState } from '../config/pageState'

let source: Clock | undefined

/** The server's time, so that a wrong clock of the PC never moves a delivery. */
export const clock: Clock = {
  now: () => (source ??= createClock({ startsAt: readPageState()?.now })).now(),
}

export const now = (): Date => clock.now()

/** Runs the site at another time; null gives the page's own back. */
export const setClock = (other: Clock | null) => {
  source = other ?? undefined
}
