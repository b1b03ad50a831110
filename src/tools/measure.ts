import { dev } from './measure/devLoop'
import { effort } from './measure/effort'
import { report, type Part } from './measure/figures'
import { page } from './measure/firstVisit'
import { interactions } from './measure/interactions'
import { inventory } from './measure/inventory'
import { large } from './measure/large'
import { orders } from './measure/orders'
import { pages } from './measure/pages'
import { scale } from './measure/scale'
import { schema } from './measure/schemaCheck'
import { start } from './measure/start'

/** What can be measured. A part has a file of its own, and its goals in goals.ts. */
const PARTS: Readonly<Record<string, () => Promise<Part>>> = {
  page,
  pages,
  inventory,
  orders,
  schema,
  dev,
  start,
}

/** Those that take minutes, or that no release waits for: measured only when they are named. */
const LONG_PARTS: typeof PARTS = { effort, interactions, large, scale }

const CHECK = '--check'

const ALL = { ...PARTS, ...LONG_PARTS }

/**
 * Prints our figures, each beside what the same run measured as its floor; with `--check`, fails when a ratio or a count
 * is beyond its goal. Names of parts measure only these: `npm run measure -- orders`.
 */
async function main() {
  const words = process.argv.slice(2).filter((word) => word !== CHECK)
  const unknown = words.filter((word) => !(word in ALL))
  if (unknown.length > 0) {
    throw new Error(`No part ${unknown.join(', ')}: there are ${Object.keys(ALL).join(', ')}`)
  }
  const isWithin: boolean[] = []
  for (const [name, measure] of Object.entries(words.length > 0 ? ALL : PARTS)) {
    if (words.length === 0 || words.includes(name)) isWithin.push(report(await measure()))
  }
  if (process.argv.includes(CHECK) && isWithin.includes(false)) process.exitCode = 1
}

void main()
