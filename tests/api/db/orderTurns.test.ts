import { createKeyedTurns } from '#server/flows/order/keyedTurns'

/** Work that lasts until it is told to end. */
function work() {
  let end: () => void = () => undefined
  const lasts = new Promise<void>((resolve) => {
    end = resolve
  })
  const begun = jest.fn(() => lasts)
  return { begun, end }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('so many at a time use a key, and the next begins when one ends', async () => {
  const turns = createKeyedTurns(1)
  const [first, second] = [work(), work()]
  const done = [turns(['dish'], first.begun), turns(['dish'], second.begun)]
  await settled()
  expect(first.begun).toHaveBeenCalled()
  expect(second.begun).not.toHaveBeenCalled()
  first.end()
  await settled()
  expect(second.begun).toHaveBeenCalled()
  second.end()
  await Promise.all(done)
})

test('another key does not wait, and waiting for one key holds none of the others', async () => {
  const turns = createKeyedTurns(1)
  const [held, both, other] = [work(), work(), work()]
  const done = [
    turns(['dish'], held.begun),
    turns(['dish', 'bread'], both.begun),
    turns(['bread'], other.begun),
  ]
  await settled()
  expect(both.begun).not.toHaveBeenCalled()
  expect(other.begun).toHaveBeenCalled()
  for (const { end } of [held, both, other]) end()
  await Promise.all(done)
})

test('a failure gives its turn back', async () => {
  const turns = createKeyedTurns(1)
  await expect(turns(['dish'], () => Promise.reject(new Error('refused')))).rejects.toThrow()
  expect(await turns(['dish'], async () => 'sold')).toBe('sold')
})

test('who waits too long is told to try again, without having begun', async () => {
  const turns = createKeyedTurns(1, 1)
  const [held, late] = [work(), work()]
  const done = turns(['dish'], held.begun)
  await expect(turns(['dish'], late.begun)).rejects.toMatchObject({ code: 'TRY_AGAIN' })
  held.end()
  await done
  expect(late.begun).not.toHaveBeenCalled()
})
