import { newKey } from '../../../src/client/services/newKey'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

afterEach(() => jest.restoreAllMocks())

test('a key is a UUID and never the same', () => {
  const keys = Array.from({ length: 100 }, newKey)
  expect(keys.every((key) => UUID.test(key))).toBe(true)
  expect(new Set(keys).size).toBe(100)
})

test('a key is a UUID on an origin that is not secure too', () => {
  const { getRandomValues } = globalThis.crypto
  jest
    .spyOn(globalThis, 'crypto', 'get')
    .mockReturnValue(
      Object.create(null, { getRandomValues: { value: getRandomValues.bind(globalThis.crypto) } }),
    )
  expect(newKey()).toMatch(UUID)
})
