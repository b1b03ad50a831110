import { createClock, type Clock } from '../../domain/clock'
import { readPageState } from '../config/pageState'

let clock: Clock | undefined

/** The server's time, so that a wrong clock of the PC never moves a delivery. */
export const now = (): Date => (clock ??= createClock({ startsAt: readPageState()?.now })).now()

/** Runs the site at another time; null gives the page's own back. */
export const setClock = (other: Clock | null) => {
  clock = other ?? undefined
}
