import { setTimeout as wait } from 'node:timers/promises'
import { createFileCache } from '#server/base/fileCache'

const counted = () => {
  let made = 0
  const make = () => {
    made += 1
    return Promise.resolve(Buffer.from(String(made)))
  }
  return { make, count: () => made }
}

test('a file is made once for all who request it, at the same moment too', async () => {
  const kept = createFileCache({ max: 2 })
  const { make, count } = counted()
  const files = await Promise.all([kept('a', make), kept('a', make), kept('a', make)])
  expect(new Set(files.map(String))).toEqual(new Set(['1']))
  expect(String(await kept('a', make))).toBe('1')
  expect(count()).toBe(1)
})

test('what is made of something else is another file, and the one that was requested longest ago makes room', async () => {
  const kept = createFileCache({ max: 2 })
  const { make, count } = counted()
  for (const madeOf of ['a', 'b', 'a', 'c', 'a']) await kept(madeOf, make)
  expect(count()).toBe(3)
  await kept('b', make)
  expect(count()).toBe(4)
})

test('a file that could not be made is tried again, and one that was kept long enough is made anew', async () => {
  const kept = createFileCache({ max: 2, ttl: 20 })
  const { make, count } = counted()
  await expect(kept('a', () => Promise.reject(new Error('No paper')))).rejects.toThrow('No paper')
  await kept('a', make)
  expect(count()).toBe(1)
  await wait(40)
  await kept('a', make)
  expect(count()).toBe(2)
})
