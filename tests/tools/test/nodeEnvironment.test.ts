import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { GraphQLError } from 'graphql'
import NodeEnvironment from '../../support/nodeEnvironment'

/** What runs a test file, while the worker runs this one. */
function openEnvironment() {
  const fakeTimers = { enableGlobally: false }
  return new NodeEnvironment({ projectConfig: { fakeTimers, rootDir: __dirname } as never })
}

const given: Record<string | symbol, unknown> = globalThis as never

describe('what a test file changes of its worker is undone when it ends:', () => {
  test('globals, changed, new and removed', async () => {
    const { fetch, structuredClone } = globalThis
    const mark = Symbol('mark')
    const environment = openEnvironment()
    given.fetch = () => 'another'
    given.left = 'behind'
    given[mark] = 'behind'
    delete given.structuredClone
    await environment.teardown()
    expect([globalThis.fetch, globalThis.structuredClone]).toEqual([fetch, structuredClone])
    expect([given.left, given[mark]]).toEqual([undefined, undefined])
  })

  test('variables, changed, new and removed', async () => {
    const before = { ...process.env }
    const environment = openEnvironment()
    process.env.PATH = '/nowhere'
    process.env.LEFT = 'behind'
    delete process.env.NODE_ENV
    await environment.teardown()
    expect(process.env).toEqual(before)
  })

  test('how the process ends, and who listens to it', async () => {
    const { exit, exitCode } = process
    const hear = () => undefined
    process.on('SIGUSR2', hear)
    const listeners = process.listeners('SIGTERM')
    const environment = openEnvironment()
    process.exit = () => undefined as never
    process.exitCode = 3
    process.on('SIGTERM', () => undefined)
    process.off('SIGUSR2', hear)
    await environment.teardown()
    expect(process.exit).toBe(exit)
    expect(process.exitCode).toBe(exitCode)
    expect(process.listeners('SIGTERM')).toEqual(listeners)
    expect(process.listeners('SIGUSR2')).toEqual([hear])
  })

  test('its clock', async () => {
    const { Date: ofNode, setTimeout } = globalThis
    const environment = openEnvironment()
    environment.fakeTimersModern.useFakeTimers()
    expect(globalThis.Date).not.toBe(ofNode)
    await environment.teardown()
    expect([globalThis.Date, globalThis.setTimeout]).toEqual([ofNode, setTimeout])
  })
})

test('a clock that a test sets leaves alone what waits in Node itself', async () => {
  jest.useFakeTimers()
  await expect(wait(1, 'over')).resolves.toBe('over')
  jest.useRealTimers()
})

test('a package is the one that other packages load', () => {
  expect(createRequire(require.resolve('mercurius'))('graphql').GraphQLError).toBe(GraphQLError)
})
