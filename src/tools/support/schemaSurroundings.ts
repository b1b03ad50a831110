import { join, relative } from 'node:path'
import {
  processSurroundings,
  type Surroundings,
} from '../../../packages/schema-guard/src/commands/command'
import type { Project } from '../../../packages/schema-guard/src/project'
import { ROOT } from './root'
import { createClock } from '#domain/time/clock'

/** Where the client of this repository is, and what it is compiled with. */
export const SHOP_PROJECT: Project = {
  schema: 'schema.graphql',
  documents: ['src/client/**/*.{ts,tsx,js,jsx,graphql}'],
  companions: ['src/domain'],
}

/** Where the schema commands of this repository run. */
export function schemaSurroundings(): Surroundings {
  // npm runs in the project; paths are meant from where the person stands.
  const cwd = process.env.INIT_CWD ?? process.cwd()
  return {
    ...processSurroundings(),
    cwd,
    now: createClock({ startsAt: process.env.CLOCK_NOW }).now(),
    timeZone: 'Europe/Paris',
    project: projectFrom(cwd),
  }
}

/** The client of this repository, as it is called from a folder in or beside it. */
function projectFrom(cwd: string): Project {
  const from = (path: string) => relative(cwd, join(ROOT, path))
  return {
    schema: from(SHOP_PROJECT.schema),
    documents: SHOP_PROJECT.documents.map(from),
    companions: SHOP_PROJECT.companions.map(from),
  }
}
