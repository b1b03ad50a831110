import {
  processSurroundings,
  type Surroundings,
} from '../../../packages/schema-guard/src/commands/command'
import { createClock } from '#domain/time/clock'

/** Where the schema commands of this repository run. */
export const schemaSurroundings = (): Surroundings => ({
  ...processSurroundings(),
  // npm runs in the project; paths are meant from where the person stands.
  cwd: process.env.INIT_CWD ?? process.cwd(),
  now: createClock({ startsAt: process.env.CLOCK_NOW }).now(),
  timeZone: 'Europe/Paris',
})
