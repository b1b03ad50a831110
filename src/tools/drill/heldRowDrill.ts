import { setTimeout as wait } from 'node:timers/promises'
import { firstDayOnSale, placeOrder, prepareBuyers, type Buyer } from './buyers'
import type { Drill } from './drillContext'
import { holdBusiestRow } from './heldRow'
import { codesInWords, figuresOf } from './load'
import { INVENTORY } from './operations'
import { getCode, sendOperation } from './request'

const STEADY_MS = 4_000
const HELD_MS = 12_000
const PAGE_P50_MS = 1_000
const PER_SECOND = 12

/** A foreign transaction holds the stock row that all buyers want. */
export const heldRowDrill: Drill = {
  name: 'held-row',
  about: 'a stranger holds the most wanted stock row for 12 seconds',
  run: async ({ report, startCluster, startLoad, onEnd }) => {
    const cluster = await startCluster({ servers: 2, site: true })
    const { url } = cluster
    const count = PER_SECOND * 40
    const ofHeld = await prepareBuyers(cluster, { count, days: 1, products: 1 })
    const ofOthers = await prepareBuyers(cluster, { count, days: 2, products: 1, leaving: 1 })
    const order = (buyers: Buyer[]) => async () => {
      const buyer = buyers.pop()
      return buyer ? (await placeOrder(url, buyer)).code : 'NO_BUYER'
    }
    for (let first = 0; first < 4; first += 1) await order(ofHeld)()
    const visible = await firstDayOnSale(url)
    const load = startLoad([
      { name: 'page', perSecond: 5, send: () => getCode(`${url}/`) },
      { name: 'ready', perSecond: 5, send: () => getCode(`${url}/health/ready`) },
      {
        name: 'inventory',
        perSecond: 10,
        send: async () => (await sendOperation(url, INVENTORY, visible)).code,
      },
      { name: 'orders of the held row', perSecond: PER_SECOND, send: order(ofHeld) },
      { name: 'orders of other rows', perSecond: PER_SECOND, send: order(ofOthers) },
    ])
    await wait(STEADY_MS)
    const from = load.now()
    const release = await holdBusiestRow(cluster)
    onEnd(() => release().catch(() => undefined))
    await wait(HELD_MS)
    await release()
    const until = load.now()
    await wait(STEADY_MS)
    const figures = await load.stop()
    const during = new Map(
      [...figures].map(([name, { samples }]) => [
        name,
        figuresOf(samples.filter(({ at }) => at >= from && at < until)),
      ]),
    )
    for (const [name, one] of during) {
      report.note(
        `${name}, while it is held: ${codesInWords(one)}; p50 ${one.percentile(0.5).toFixed(0)} ms, p99 ${one.percentile(0.99).toFixed(0)} ms`,
      )
    }
    const of = (name: string) => during.get(name) ?? figuresOf([])
    report.atMost('page p50 while it is held', of('page').percentile(0.5), PAGE_P50_MS, 'ms')
    for (const name of ['page', 'ready', 'inventory', 'orders of other rows']) {
      report.equal(`${name}: failed of ${of(name).count}`, of(name).failed, 0)
    }
    const told = [...of('orders of the held row').codes.keys()].toSorted().join(', ')
    report.holds('buyers of the row are told', /^(OK, )?TRY_AGAIN$/.test(told), told, 'TRY_AGAIN')
    const after = figuresOf(
      (figures.get('orders of the held row')?.samples ?? []).filter(({ at }) => at > until + 1_000),
    )
    report.equal(`and served a second after it is free: failed of ${after.count}`, after.failed, 0)
  },
}
