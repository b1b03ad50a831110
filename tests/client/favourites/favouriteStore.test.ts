import {
  createFavouriteStore,
  type WishOutcome,
} from '../../../src/client/areas/favourites/favouriteStore'

/** A server that responds when it is told to, and what it was sent. */
function heldServer() {
  const sent: string[] = []
  const waiting: ((outcome: WishOutcome) => void)[] = []
  return {
    sent,
    send: (id: string) => (isKept: boolean) => {
      sent.push(`${isKept ? 'keep' : 'take out'} ${id}`)
      return new Promise<WishOutcome>((resolve) => waiting.push(resolve))
    },
    respond: async (outcome: WishOutcome) => {
      waiting.shift()?.(outcome)
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

const shownBy = (store: ReturnType<typeof createFavouriteStore>) => [...store.shown()]

test('a wish is sent when the one before it has come back', async () => {
  const store = createFavouriteStore()
  const { sent, send, respond } = heldServer()
  store.wish('1', true, send('1'))
  store.wish('2', true, send('2'))
  expect(shownBy(store)).toEqual(['1', '2'])
  expect(sent).toEqual(['keep 1'])
  await respond({ ok: true, ids: ['1'] })
  expect(sent).toEqual(['keep 1', 'keep 2'])
  expect(shownBy(store)).toEqual(['1', '2'])
  await respond({ ok: true, ids: ['2', '1'] })
  expect(shownBy(store)).toEqual(['2', '1'])
})

test('a wish that changes while it is sent is sent again as it is then', async () => {
  const store = createFavouriteStore()
  const { sent, send, respond } = heldServer()
  store.wish('1', true, send('1'))
  store.wish('1', false, send('1'))
  expect(shownBy(store)).toEqual([])
  await respond({ ok: true, ids: ['1'] })
  expect(shownBy(store)).toEqual([])
  expect(sent).toEqual(['keep 1', 'take out 1'])
  await respond({ ok: true, ids: [] })
  expect(shownBy(store)).toEqual([])
})

test('a wish that fails is shown no more, and the next one is sent all the same', async () => {
  const store = createFavouriteStore()
  const { sent, send, respond } = heldServer()
  store.tell(['9'])
  store.wish('9', false, send('9'))
  store.wish('1', true, send('1'))
  expect(shownBy(store)).toEqual(['1'])
  await respond({ ok: false, isLost: false })
  expect(shownBy(store)).toEqual(['9', '1'])
  await respond({ ok: true, ids: ['1', '9'] })
  expect(sent).toEqual(['take out 9', 'keep 1'])
  expect(shownBy(store)).toEqual(['1', '9'])
})

test('a list that comes meanwhile, as of another day, does not undo a wish', () => {
  const store = createFavouriteStore()
  store.wish('1', true, heldServer().send('1'))
  store.tell([])
  expect(shownBy(store)).toEqual(['1'])
})

describe('a wish that is lost on the way', () => {
  test('is shown no more, and sent again when the line is back', async () => {
    const store = createFavouriteStore()
    const { sent, send, respond } = heldServer()
    store.wish('1', true, send('1'))
    await respond({ ok: false, isLost: true })
    expect(shownBy(store)).toEqual([])
    store.sendLost()
    expect(shownBy(store)).toEqual(['1'])
    await respond({ ok: true, ids: ['1'] })
    store.sendLost()
    expect(sent).toEqual(['keep 1', 'keep 1'])
    expect(shownBy(store)).toEqual(['1'])
  })

  test('gives way to what is wished of the same dish since', async () => {
    const store = createFavouriteStore()
    const { sent, send, respond } = heldServer()
    store.wish('1', true, send('1'))
    await respond({ ok: false, isLost: true })
    store.wish('1', true, send('1'))
    store.wish('1', false, send('1'))
    await respond({ ok: true, ids: ['1'] })
    await respond({ ok: true, ids: [] })
    store.sendLost()
    expect(sent).toEqual(['keep 1', 'keep 1', 'take out 1'])
    expect(shownBy(store)).toEqual([])
  })

  test('is not sent again where the server has refused it', async () => {
    const store = createFavouriteStore()
    const { sent, send, respond } = heldServer()
    store.wish('1', true, send('1'))
    await respond({ ok: false, isLost: false })
    store.sendLost()
    expect(sent).toEqual(['keep 1'])
  })
})
