import { DatabaseUnreachableError } from '#server/db/connectPatiently'
import { FolderLockedError } from '#server/db/folderLock'
import { MigrationsMissingError } from '#server/db/migrations'
import { EnvironmentError } from '#server/base/env/env'
import { describeError } from '#server/process/logger'
import { PortTakenError } from './needPort'

/** They say all there is to say to the one who typed. */
const KNOWN = [
  EnvironmentError,
  DatabaseUnreachableError,
  FolderLockedError,
  MigrationsMissingError,
  PortTakenError,
]

/** Ends a command with words for the person who typed it; only a surprise shows its stack. */
export function reportFailure(error: unknown) {
  process.exitCode = 1
  if (!(error instanceof Error)) return console.error(error)
  if (KNOWN.some((kind) => error instanceof kind)) return console.error(error.message)
  if ('code' in error && error.code === 'EADDRINUSE') {
    return console.error(`${error.message}. Choose another port: PORT=4001 npm start`)
  }
  if (isOfHost(error)) return console.error(`HOST cannot be served: ${error.message}`)
  // Without what the log leaves out: an address that cannot be read holds a password.
  console.error(describeError(error))
}

/** An address that this machine has not, or a name that no one knows. */
const isOfHost = (error: Error) =>
  ('syscall' in error && error.syscall === 'listen') ||
  ('hostname' in error && error.hostname === process.env.HOST?.trim())
