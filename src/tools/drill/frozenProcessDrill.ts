import { setTimeout as wait } from 'node:timers/promises'
import { placeOrder, prepareBuyers, type Buyer } from './buyers'
import type { Drill } from './drillContext'
import { holdBusiestRow, untilWaiting } from './heldRow'
import { codesInWords, figuresOf, type Figures } from './load'
import { getCode } from './request'

const FROZEN_MS = 14_000
const PER_SECOND = 6
/** The session limit of five seconds, and a lock's two. */
const FREE_WITHIN_MS = 9_000
/** What the slowest buyer waits for, at most. */
const PATIENCE_MS = 10_000

/** A process that stops dead while it holds rows, as a frozen virtual machine does. */
export const frozenProcessDrill: Drill = {
  name: 'frozen-process',
  about: 'one of two processes is stopped by SIGSTOP inside a transaction that holds rows',
  run: async ({ report, startCluster, startLoad }) => {
    const cluster = await startCluster({ servers: 2 })
    const [frozen, other] = cluster.servers
    if (!frozen || !other) throw new Error('two servers are needed')
    const count = PER_SECOND * 60
    const wanted = await prepareBuyers(cluster, { count, days: 1, products: 1 })
    const others = await prepareBuyers(cluster, { count, days: 2, products: 1, leaving: 1 })
    const pid = frozen.pid()
    const order = (url: string, buyers: Buyer[]) => async () => {
      const buyer = buyers.pop()
      return buyer ? (await placeOrder(url, buyer)).code : 'NO_BUYER'
    }
    for (let first = 0; first < 4; first += 1) await order(cluster.url, wanted)()

    // It waits for a row, is stopped, and is given the row while it cannot know: it holds it from then on.
    const release = await holdBusiestRow(cluster)
    const lost = Promise.all([1, 2, 3].map(order(frozen.url, wanted)))
    await untilWaiting(cluster)
    frozen.kill('SIGSTOP')
    await release()

    const load = startLoad([
      {
        name: 'the other is ready',
        perSecond: 5,
        send: () => getCode(`${other.url}/health/ready`),
      },
      {
        name: 'the other, other rows',
        perSecond: PER_SECOND,
        send: order(other.url, others),
      },
      { name: 'the other, held rows', perSecond: PER_SECOND, send: order(other.url, wanted) },
      { name: 'by the balancer', perSecond: PER_SECOND, send: order(cluster.url, others) },
    ])
    await wait(FROZEN_MS)
    const figures = await load.stop()
    for (const [name, one] of figures) {
      report.note(
        `${name}: ${codesInWords(one)}; p50 ${one.percentile(0.5).toFixed(0)} ms, longest ${longest(one).toFixed(0)} ms`,
      )
    }
    const of = (name: string) => figures.get(name) ?? figuresOf([])
    const ready = of('the other is ready')
    report.equal(`the other is ready: failed of ${ready.count}`, ready.failed, 0)
    // A slot is a row as well, which other dishes share.
    for (const name of ['the other, held rows', 'the other, other rows']) {
      const told = [...of(name).codes.keys()].toSorted().join(', ')
      const isTold = /^(OK|OK, TRY_AGAIN)$/.test(told)
      report.holds(`${name}: buyers are told`, isTold, told, 'OK or TRY_AGAIN')
    }
    const held = of('the other, held rows')
    const lastRefusal = Math.max(0, ...held.samples.filter(isRefused).map(({ at }) => at))
    report.atMost('the last buyer who is refused comes after', lastRefusal, FREE_WITHIN_MS, 'ms')
    for (const name of ['the other, held rows', 'the other, other rows', 'by the balancer']) {
      report.atMost(`${name}: longest wait`, longest(of(name)), PATIENCE_MS, 'ms')
    }
    frozen.kill('SIGCONT')
    const thawed = performance.now()
    while ((await getCode(`${frozen.url}/health/ready`)) !== 'OK') await wait(50)
    report.atMost('thawed, it is ready again after', performance.now() - thawed, 5_000, 'ms')
    // It measures how far it is behind once a second: until then the freeze looks like a busy process.
    let told = await order(frozen.url, wanted)()
    while (told === 'TRY_AGAIN' && performance.now() - thawed < 5_000) {
      await wait(200)
      told = await order(frozen.url, wanted)()
    }
    report.atMost('and sells after', performance.now() - thawed, 5_000, 'ms')
    report.note(`its own buyers were told: ${(await lost).join(', ')}`)
    report.holds(
      'it is the same process, and sells',
      frozen.pid() === pid && told === 'OK',
      `${frozen.pid()}, ${told}`,
      `${pid}, OK`,
    )
  },
}

const isRefused = ({ code }: { code: string }) => code !== 'OK'
const longest = ({ samples }: Figures) => Math.max(0, ...samples.map(({ took }) => took))
