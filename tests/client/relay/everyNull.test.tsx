// Its code comes below the cart, later than the cart.
import '../../../src/client/areas/checkout/express/CartWallet'
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import { expectConsoleErrors } from '../../support/consoleErrors'
import { fakeCredentials } from '../../support/fakeCredentials'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { createSpoiltShop, nullableFieldsOfOperations, type Spoil } from '../../support/spoiltShop'
import { readyCart } from '../checkout/checkoutServer'
import { VISITS, type Visit } from './visits'

configure({
  // As a developer's browser renders it: each component twice, each effect again after it was undone.
  reactStrictMode: true,
  // Whether an element is hidden is asked of the landmarks alone: of all, it takes a fifth of the time.
  defaultHidden: true,
})

let device: ReturnType<typeof fakeCredentials>
beforeEach(() => {
  device = fakeCredentials()
})
afterEach(() => device.restore())

/** Finds what the shop has queried for its own totals, and is sent without that only. */
const FROM_STORE: readonly string[] = ['CartMoveTotalsQuery']

const FIELDS = nullableFieldsOfOperations()

/** Opens the screen with these fields spoilt; rejects when it cannot be used. */
async function visit(
  { path, cart = readyCart(), isVisitors, landmark, act, operations }: Visit,
  spoilt: readonly string[],
  how: Spoil,
) {
  const api = createSpoiltShop(new Set(spoilt), how)
  const { user } = await renderApp(path, {
    api,
    ...(isVisitors ? {} : { user: CAMILLE }),
    ...(cart ? { cart } : {}),
  })
  const found = await landmark().catch(() => {
    throw new Error(`${path} shows: ${screen.getByRole('main').textContent}`)
  })
  expect(found).toBeVisible()
  await act?.(user)
  await waitFor(() => expect(api.isWaitedFor()).toBe(false))
  expect(screen.getByRole('link', { name: 'Tablée, accueil' })).toBeVisible()
  const failed = within(screen.getByRole('main')).queryByRole('heading', { name: /^Unexpected/ })
  expect(failed).not.toBeInTheDocument()
  if (spoilt.length === 0) {
    const isUnsent = (name: string) => !FROM_STORE.includes(name) && api.sent(name).length === 0
    await waitFor(() => expect(operations.filter(isUnsent)).toEqual([]))
  }
  cleanup()
  return api.met
}

/** By operation, the fields that a visit to it has met with a value while nothing was spoilt. */
const met = new Map<string, Set<string>>()

/**
 * What is spoilt together on a screen. Fields that hold others are alone everywhere. The others come at once, and alone
 * on the first screen whose responses hold them: alone everywhere they would take as long as all the rest.
 */
function planOf({ operations, isAgain }: Visit, held: ReadonlyMap<string, ReadonlySet<string>>) {
  const here = namesIn(held)
  const before = namesIn(met)
  const fields = operations.flatMap((operation) => {
    const all = FIELDS.get(operation) ?? []
    return isAgain ? all.filter(({ name }) => !met.get(operation)?.has(name)) : all
  })
  const namesOf = (isObject: boolean) => [
    ...new Set(fields.filter((field) => field.isObject === isObject).map(({ name }) => name)),
  ]
  const plain = namesOf(false)
  const first = plain.filter((name) => plain.length > 1 && here.has(name) && !before.has(name))
  const together = plain.length > 0 ? [plain] : []
  const holders = namesOf(true).filter((name) => here.has(name))
  return [...together, ...alone(holders), ...alone(first)]
}

const namesIn = (fields: ReadonlyMap<string, ReadonlySet<string>>) =>
  new Set([...fields.values()].flatMap((names) => [...names]))

const alone = (names: readonly string[]) => names.map((name) => [name])

/** Which of a group it was. */
async function culpritsIn(place: Visit, group: readonly string[], how: Spoil): Promise<string[]> {
  const works = (names: readonly string[]) =>
    visit(place, names, how).then(
      () => true,
      () => false,
    )
  if (await works(group)) return []
  cleanup()
  if (group.length === 1) return [...group]
  const culprits: string[] = []
  for (const name of group) {
    if (!(await works([name]))) culprits.push(name)
    cleanup()
  }
  return culprits.length > 0 ? culprits : [group.join(' + ')]
}

test('every operation whose response may hold null is met by a visit', () => {
  const met = VISITS.flatMap(({ operations }) => operations)
  expect([...FIELDS.keys()].filter((name) => !met.includes(name))).toEqual([])
})

describe.each(VISITS)('$path', (place) => {
  let groups: string[][] = []

  test('sends what it is visited for when nothing is wrong', async () => {
    const held = await visit(place, [], 'null')
    groups = planOf(place, held)
    for (const name of place.operations) {
      met.set(name, new Set([...(met.get(name) ?? []), ...(held.get(name) ?? [])]))
    }
    expect(groups).not.toEqual([])
  })

  test.each(['null', 'error'] as const)('stands with every nullable field as %s', async (how) => {
    // What a part of a page that shows its own failure throws, React reports.
    expectConsoleErrors(/Spoilt|error boundary/)
    expect(groups).not.toEqual([])
    for (const group of groups) {
      expect(await culpritsIn(place, group, how)).toEqual([])
    }
  })
})

test('every field that may be null is met with a value by a visit to each operation that has it', () => {
  const unmet = [...FIELDS].flatMap(([operation, fields]) =>
    fields
      .filter(({ name }) => !FROM_STORE.includes(operation) && !met.get(operation)?.has(name))
      .map(({ name }) => `${operation}: ${name}`),
  )
  expect(unmet).toEqual([])
})
