import type { ChildProcess } from 'node:child_process'

export type TiedProcess = {
  isRunning(): boolean
  /** Resolves with its exit code, or null when a signal ended it. */
  ended: Promise<number | null>
  /** Ends it as a service manager does, unless told otherwise; resolves once it has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

/**
 * A child ends when this process exits: `atExit` is what it then gets. A signal that no one handles is no exit, and the process
 * that a test sees never exits: tests/support/productionServer.ts ends what its tests have started.
 */
export function tieToThisProcess(
  child: ChildProcess,
  atExit: NodeJS.Signals = 'SIGKILL',
): TiedProcess {
  const kill = () => child.kill(atExit)
  process.once('exit', kill)
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('exit', kill)
      resolve(code)
    })
  })
  return {
    isRunning: () => child.exitCode === null && child.signalCode === null,
    ended,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await ended
    },
  }
}
