import type { ExecutionResult } from 'graphql'
import type { Context } from '#server/context'
import { createInventoryResponseCache } from '#server/http/graphql/inventoryResponseCache'
import { createInventoryService } from '#server/modules/inventory/inventoryService'
import { openShop, TART, TRAY } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'
import { untilHeard } from '../../support/untilHeard'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
  // On a busy machine a change is told late, and empties a memory that holds more by then: the last one is waited for.
  await untilHeard(server.database)
})
afterAll(() => server.close())

const inputOf = (date: string, linesIds?: string[]) => ({
  date,
  distributionPointsIds: ['111'],
  ...(linesIds && { linesIds }),
})

describe('an inventory', () => {
  const openService = () =>
    createInventoryService({
      database: server.database,
      clock: server.clock,
      points: { point: async (id) => ({ id: Number(id) }) },
      staticUrl: '',
    })

  test.each([
    ['today', '2026-11-24', true],
    ['the last day that can be ordered', '2027-02-22', true],
    ['yesterday', '2026-11-23', false],
    ['the day after the last', '2027-02-23', false],
    ['a day in a far future', '2099-12-31', false],
  ])('of %s stays in memory as long as it can be ordered', async (_, day, isKept) => {
    const service = openService()
    const first = await service.available(inputOf(day))
    expect(first.products.length).toBeGreaterThan(0)
    expect(service.isKept(first)).toBe(isKept)
    const again = service.available(inputOf(day))
    expect(again instanceof Promise).toBe(!isKept)
    expect((await again) === first).toBe(isKept)
  })

  test('of a line that does not exist is not kept', async () => {
    const service = openService()
    const input = inputOf('2026-12-01', [TRAY.lineId, 'made-up'])
    const { lines } = await service.available(input)
    expect(lines.map(({ id }) => id)).toEqual([TRAY.lineId])
    expect(service.available(input)).toBeInstanceOf(Promise)
  })

  test('is one for its lines and points, in whatever order and however often they are named', async () => {
    const service = openService()
    const day = { date: '2026-12-01' }
    const [one, other] = [TRAY.lineId, TART.lineId]
    const first = await service.available({
      ...day,
      distributionPointsIds: ['111', '112'],
      linesIds: [one, other],
    })
    const again = service.available({
      ...day,
      distributionPointsIds: ['112', '111', '112'],
      linesIds: [other, one, other],
    })
    expect(again).toBe(first)
  })
})

describe('the bytes of responses', () => {
  const QUERY =
    'query Shop($input: AvailableInventoryInput!) { availableInventory(input: $input) { products { name } } }'

  /** Whether a day's response came from memory; `maxBytes` is all that may be kept. */
  function asking(maxBytes: number) {
    const respond = createInventoryResponseCache(maxBytes)
    const context = { services: server.services } as Context
    return async (day: string): Promise<boolean> => {
      const execute = async (_: string, { services }: Context): Promise<ExecutionResult> => {
        const { products } = await services.inventory.available(inputOf(day))
        return { data: { availableInventory: { products } } }
      }
      return Buffer.isBuffer(await respond(QUERY, context, execute))
    }
  }

  test('are dropped when they are too many, those first that no one has wanted for longest', async () => {
    const isKnown = asking(40_000)
    const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07']
    for (const day of days) {
      await isKnown(day)
      expect(await isKnown(day)).toBe(true)
    }
    expect(await isKnown('2026-12-07')).toBe(true)
    expect(await isKnown('2026-12-01')).toBe(false)
  })

  test('are not kept of a day that cannot be ordered', async () => {
    const isKnown = asking(1_000_000)
    for (let times = 0; times < 3; times += 1) expect(await isKnown('2099-12-31')).toBe(false)
  })
})
