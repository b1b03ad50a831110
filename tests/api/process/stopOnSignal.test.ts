import pino from 'pino'
import { stopOnSignal } from '#server/process/stopOnSignal'

// The twenty seconds would end the worker of these tests: none of them passes for real.
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('what comes last from a balancer that is late has twenty seconds too', async () => {
  const on = jest.spyOn(process, 'on').mockReturnValue(process)
  const exit = jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`)
  })
  await new Promise<void>((resolve) => {
    const server = {
      drain: async () => undefined,
      untilQuiet: () => jest.advanceTimersByTimeAsync(10_000),
      // Something is under way that does not end.
      stop: () => new Promise<void>(() => resolve()),
    }
    stopOnSignal(server, { logger: pino({ level: 'silent' }), drainSeconds: 0.001 })
    const [, terminate] = on.mock.calls.find(([event]) => event === 'SIGTERM') ?? []
    terminate?.('SIGTERM')
  })
  await jest.advanceTimersByTimeAsync(19_999)
  expect(exit).not.toHaveBeenCalled()
  await expect(jest.advanceTimersByTimeAsync(1)).rejects.toThrow('ended with 1')
})

test('before a process without a time to drain stands no balancer to wait for', async () => {
  const on = jest.spyOn(process, 'on').mockReturnValue(process)
  const untilQuiet = jest.fn(async () => undefined)
  await new Promise<void>((resolve) => {
    const server = { drain: async () => undefined, untilQuiet, stop: async () => resolve() }
    jest.spyOn(process, 'exit').mockReturnValue(undefined as never)
    stopOnSignal(server, { logger: pino({ level: 'silent' }), drainSeconds: 0 })
    const [, terminate] = on.mock.calls.find(([event]) => event === 'SIGTERM') ?? []
    terminate?.('SIGTERM')
  })
  expect(untilQuiet).not.toHaveBeenCalled()
})
