import { loadPart } from '../../../src/client/services/lazyPart'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const lost = new Error('Loading chunk 12 failed')

test('a piece of code that is lost on the way is fetched again', async () => {
  const load = jest.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
  load.mockResolvedValue('the piece')
  const part = loadPart(load)
  await jest.advanceTimersByTimeAsync(500)
  expect(load).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(1_000)
  await expect(part).resolves.toBe('the piece')
  expect(load).toHaveBeenCalledTimes(3)
})

test('one that does not come for eight seconds is an error', async () => {
  const load = jest.fn().mockRejectedValue(lost)
  const part = expect(loadPart(load)).rejects.toThrow('Loading chunk 12 failed')
  await jest.advanceTimersByTimeAsync(8_000)
  await part
  expect(load).toHaveBeenCalledTimes(5)
})
