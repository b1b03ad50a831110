import {
  processSurroundings,
  type Surroundings,
} from '../../../packages/schema-guard/src/commands/command'
import { type Project } from '../../../packages/schema-guard/src/project'
import { createClock } from '#domain/time/clock'

/** Where the client of this repository is, and what it is compiled with. */
export const SHOP_PROJECT: Project = {
  schema: 'schema.graphql',
  documents: ['src/client/**/*.{ts,tsx,js,jsx,graphql}'],
  companions: ['src/domain'],
}

/** Where the schema commands of this repository run. */
export const schemaSurroundings = (): Surroundings => ({
  ...processSurroundings(),
  // npm runs in the project; paths are meant from where the person stands.
  cwd: process.env.INIT_CWD ?? process.cwd(),
  now: createClock({ startsAt: process.env.CLOCK_NOW }).now(),
  timeZone: 'Europe/Paris',
  project: SHOP_PROJECT,
})
