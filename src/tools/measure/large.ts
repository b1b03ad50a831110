import { startPostgres } from '../support/postgres'
import { count, ratio, told, type Figure, type Part } from './figures'
import { LARGE_GOALS } from './goals'
import { explain, findBigTables } from './large/explain'
import { hotOperations, type HotOperation } from './large/operations'
import { openShop, type LargeShop } from './large/openShop'
import { createRecorder, type Recorder } from './large/recordStatements'

const SMALL = 10_000
const LARGE = Number(process.env.LARGE_ORDERS ?? 1_000_000)
/** The two shops take turns, so that whatever else the machine does falls on both. */
const ROUNDS = 40
/** A table of a shop with few orders is as well read from end to end. */
const BIG_TABLE = 5000

/** The hot operations on a shop of ten thousand orders and on one of a million. */
export async function large(): Promise<Part> {
  const postgres = await startPostgres()
  const recorder = createRecorder()
  const shops: LargeShop[] = []
  try {
    for (const orders of [SMALL, LARGE]) shops.push(await openShop(postgres, orders))
    const [small, big] = shops
    if (!small || !big) throw new Error('no shop')
    const ofSmall = await hotOperations(small)
    const figures: Figure[] = []
    for (const [index, ofBig] of (await hotOperations(big)).entries()) {
      const twin = ofSmall[index]
      if (twin) figures.push(...(await compare({ recorder, small, big, ofSmall: twin, ofBig })))
    }
    return { title: `Hot operations on ${LARGE} orders, beside ${SMALL}`, figures }
  } finally {
    for (const shop of shops) await shop.close()
    recorder.stop()
    await postgres.stop()
  }
}

async function compare({
  recorder,
  small,
  big,
  ofSmall,
  ofBig,
}: {
  recorder: Recorder
  small: LargeShop
  big: LargeShop
  ofSmall: HotOperation
  ofBig: HotOperation
}): Promise<Figure[]> {
  const { name, isRare } = ofBig
  const few = await costOf(recorder, small, ofSmall)
  const many = await costOf(recorder, big, ofBig)
  const times: { ours: number[]; floor: number[] } = { ours: [], floor: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    times.floor.push(await timed(ofSmall))
    times.ours.push(await timed(ofBig))
  }
  // The shortest: whatever else the machine does only lengthens the others.
  const figure = { ours: Math.min(...times.ours), floor: Math.min(...times.floor) }
  const scans = [...new Set(many.scans)]
  const blocks = told(`  blocks touched (beside ${few.blocks})`, '', many.blocks)
  if (isRare)
    return [told(`${name} (beside ${figure.floor.toPrecision(3)} ms)`, 'ms', figure.ours), blocks]
  return [
    ratio(name, 'ms', figure, { atMost: LARGE_GOALS.time }),
    blocks,
    count(`  big tables read whole ${scans.join(', ')}`.trimEnd(), '', scans.length, { atMost: 0 }),
  ]
}

/** What the statements of one run touch. What they do a second time is undone, and may find less to do. */
async function costOf(recorder: Recorder, shop: LargeShop, { prepare, run }: HotOperation) {
  // What is read once is in memory then, and what jobs find to do is done.
  await prepare?.()
  await run()
  await prepare?.()
  const statements = await recorder.record(run)
  return explain(shop.client, statements, await findBigTables(shop.client, BIG_TABLE))
}

async function timed({ prepare, run }: HotOperation): Promise<number> {
  await prepare?.()
  const started = performance.now()
  await run()
  return performance.now() - started
}
