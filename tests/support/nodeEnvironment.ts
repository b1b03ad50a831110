import { ModernFakeTimers } from '@jest/fake-timers'
import { ModuleMocker } from 'jest-mock'

type Config = { projectConfig: ConstructorParameters<typeof ModernFakeTimers>[0]['config'] }

const asListener = (listener: unknown) => listener as () => void

/** What a test file may change of the worker; the returned function undoes it. */
function remember(): () => void {
  const putBack = [rememberProperties(globalThis), rememberProperties(process)]
  const variables = { ...process.env }
  const { exitCode } = process
  const listeners = new Map(process.eventNames().map((name) => [name, process.rawListeners(name)]))
  return () => {
    for (const put of putBack) put()
    for (const name of Object.keys(process.env)) {
      if (!(name in variables)) delete process.env[name]
    }
    Object.assign(process.env, variables)
    for (const name of new Set([...listeners.keys(), ...process.eventNames()])) {
      const before = listeners.get(name) ?? []
      const now = process.rawListeners(name)
      for (const added of now.filter((one) => !before.includes(one)))
        process.off(name, asListener(added))
      for (const gone of before.filter((one) => !now.includes(one)))
        process.on(name, asListener(gone))
    }
    process.exitCode = exitCode
  }
}

/** What an object has; the returned function gives it that again, and nothing else. What begins with `_` Node keeps for itself. */
function rememberProperties(owner: object): () => void {
  const keysOf = () => Reflect.ownKeys(owner).filter((key) => !String(key).startsWith('_'))
  const before = new Map(keysOf().map((key) => [key, Object.getOwnPropertyDescriptor(owner, key)]))
  return () => {
    for (const key of new Set([...before.keys(), ...keysOf()])) {
      const now = Object.getOwnPropertyDescriptor(owner, key)
      const then = before.get(key)
      if (now?.configurable === false) continue
      if (!then) Reflect.deleteProperty(owner, key)
      else if (now?.value !== then.value || now?.get !== then.get) {
        Object.defineProperty(owner, key, then)
      }
    }
  }
}

/**
 * Node as it is: all test files of a worker run in its own context, one after the other, and what one of them changes of it is undone
 * when it ends (docs/decisions/058-tests-in-the-workers-context.md).
 */
export default class NodeEnvironment {
  readonly global = globalThis
  readonly moduleMocker = new ModuleMocker(globalThis)
  readonly fakeTimers = null
  readonly fakeTimersModern: ModernFakeTimers
  /** Asks runtime.js for scripts and packages of this context. */
  readonly isOfTheWorker = true
  private readonly comeBack = remember()

  constructor({ projectConfig: config }: Config) {
    // Behind a proxy they leave `node:timers` and `node:timers/promises` alone, as in jest's environments.
    const global = new Proxy(globalThis, { get: (target, key) => Reflect.get(target, key) })
    this.fakeTimersModern = new ModernFakeTimers({ config, global })
  }

  async setup(): Promise<void> {
    // Nothing has to be made.
  }

  async teardown(): Promise<void> {
    this.fakeTimersModern.dispose()
    this.comeBack()
  }

  exportConditions(): string[] {
    return ['node', 'node-addons']
  }

  getVmContext(): null {
    return null
  }
}
