import { eq } from 'drizzle-orm'
import { MAX_CART_NAME_LENGTH, MAX_NAMED_CARTS } from '#domain/cart/namedCart'
import * as tables from '#server/db/tables'
import { menus, units } from '../../support/carts'
import { LUNCH, namedCartCalls } from '../../support/namedCartCalls'
import { addUser, MENU, openShop, TRAY } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'
import { untilHeard } from '../../support/untilHeard'

const MONDAY = 'Réunion du lundi'

let server: TestServer
let calls: ReturnType<typeof namedCartCalls>
beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
  calls = namedCartCalls(server)
})
afterAll(() => server.close())

const customer = async () => (await addUser(server.db)).token
const refused = (fields: Record<string, string>) => [
  { extensions: { code: 'BAD_USER_INPUT', fields } },
]
const NOT_FOUND = [{ extensions: { code: 'NOT_FOUND' } }]

test('a cart is kept with the names and prices of its day, whatever the catalogue says later', async () => {
  const token = await customer()
  await calls.save(token, `  ${MONDAY.replace(' ', '   ')} `, [units(TRAY, 4), menus(MENU, 1)])
  await server.db.update(tables.products).set({ price: 1700 }).where(eq(tables.products.id, 1))
  const [cart] = await calls.list(token)
  await server.db.update(tables.products).set({ price: 1500 }).where(eq(tables.products.id, 1))
  await untilHeard(server.database)
  expect(cart).toMatchObject({
    name: MONDAY,
    lines: [
      { itemId: TRAY.id, type: 'product', lineId: TRAY.lineId, quantity: 4, price: TRAY.price },
      { itemId: MENU.id, type: 'menu', lineId: MENU.lineId, quantity: 1, price: MENU.price },
    ],
  })
})

test('the same again changes nothing, and other items do not take a name that is taken', async () => {
  const token = await customer()
  await calls.save(token, MONDAY)
  expect(await calls.save(token, MONDAY.toUpperCase())).toHaveLength(1)
  const { errors } = await calls.trySave(token, MONDAY, [units(TRAY, 9)])
  expect(errors).toMatchObject(refused({ name: 'TAKEN' }))
  expect(await calls.namesOf(token)).toEqual([MONDAY])
})

test('other items take the place of those of the same name where they are to replace them', async () => {
  const token = await customer()
  const [before] = await calls.save(token, MONDAY)
  expect((await calls.replace(token, 'réunion du LUNDI', [units(TRAY, 9)])).errors).toEqual([])
  expect(await calls.list(token)).toMatchObject([
    { id: before?.id, name: 'réunion du LUNDI', lines: [{ itemId: TRAY.id, quantity: 9 }] },
  ])
})

test('replacing needs no room: an account that keeps all that it may can still do it', async () => {
  const token = await customer()
  for (const n of Array(MAX_NAMED_CARTS).keys()) await calls.save(token, `Panier ${n}`)
  expect((await calls.replace(token, 'Panier 7', [units(TRAY, 9)])).errors).toEqual([])
  expect((await calls.replace(token, 'Un de plus', [units(TRAY, 9)])).errors).toMatchObject(
    refused({ items: 'TOO_MANY' }),
  )
})

test('replacing changes nothing of another account', async () => {
  const [token, neighbour] = [await customer(), await customer()]
  await calls.save(neighbour, MONDAY)
  await calls.replace(token, MONDAY, [units(TRAY, 9)])
  expect(await calls.list(neighbour)).toMatchObject([{ lines: [{ quantity: 4 }, { quantity: 2 }] }])
})

test('another account may use the name as well', async () => {
  await calls.save(await customer(), MONDAY)
  expect(await calls.save(await customer(), MONDAY)).toHaveLength(1)
})

test('a name is changed, but not to that of another cart', async () => {
  const token = await customer()
  await calls.save(token, MONDAY)
  const listed = await calls.save(token, 'Anniversaires')
  const id = listed.find(({ name }) => name === MONDAY)?.id ?? ''
  expect((await calls.rename(token, id, 'anniversaires')).errors).toMatchObject(
    refused({ name: 'TAKEN' }),
  )
  await calls.rename(token, id, 'RÉUNION du lundi')
  expect(await calls.namesOf(token)).toEqual(['Anniversaires', 'RÉUNION du lundi'])
})

test('a cart that is deleted is gone, no other with it, and cannot be deleted twice', async () => {
  const token = await customer()
  const [cart] = await calls.save(token, MONDAY)
  await calls.save(token, 'Anniversaires')
  await calls.remove(token, cart?.id ?? '')
  expect(await calls.namesOf(token)).toEqual(['Anniversaires'])
  expect((await calls.remove(token, cart?.id ?? '')).errors).toMatchObject(NOT_FOUND)
  expect((await calls.rename(token, cart?.id ?? '', 'x')).errors).toMatchObject(NOT_FOUND)
})

test.each([
  ['no name', ' ', LUNCH, { name: 'REQUIRED' }],
  ['a long name', 'x'.repeat(MAX_CART_NAME_LENGTH + 1), LUNCH, { name: 'TOO_LONG' }],
  ['nothing in it', MONDAY, [], { items: 'REQUIRED' }],
  ['no units', MONDAY, [units(TRAY, 0)], { 'items.0.qty': 'TOO_SMALL' }],
  ['a made-up dish', MONDAY, [units({ ...TRAY, id: '9999' }, 1)], { 'items.0.itemId': 'UNKNOWN' }],
  [
    'a dish of another line',
    MONDAY,
    [units({ ...TRAY, lineId: 'LIGNE-MENUS' }, 1)],
    { 'items.0.itemId': 'UNKNOWN' },
  ],
])('a cart with %s is not kept', async (_, name, items, fields) => {
  const token = await customer()
  expect((await calls.trySave(token, name, items)).errors).toMatchObject(refused(fields))
  expect(await calls.list(token)).toEqual([])
})

test('of many at the same moment, an account keeps as many as it may have', async () => {
  const token = await customer()
  for (const n of Array(MAX_NAMED_CARTS - 2).keys()) await calls.save(token, `Panier ${n}`)
  const rush = await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map((name) => calls.trySave(token, name)),
  )
  expect(rush.filter(({ errors }) => errors.length === 0)).toHaveLength(2)
  expect(rush.flatMap(({ errors }) => errors)).toMatchObject([
    ...refused({ items: 'TOO_MANY' }),
    ...refused({ items: 'TOO_MANY' }),
    ...refused({ items: 'TOO_MANY' }),
  ])
  expect(await calls.list(token)).toHaveLength(MAX_NAMED_CARTS)
})

test('of two who keep the same at the same moment, both are told that it is kept', async () => {
  const token = await customer()
  const both = await Promise.all([calls.trySave(token, MONDAY), calls.trySave(token, MONDAY)])
  expect(both.flatMap(({ errors }) => errors)).toEqual([])
  expect(await calls.namesOf(token)).toEqual([MONDAY])
})

test('a visitor has none', async () => {
  const { errors } = await calls.trySave('', MONDAY)
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
})
