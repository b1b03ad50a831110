import { FolderLockedError } from '../../server/db/folderLock'
import { EnvironmentError } from '../../server/env'

/** Ends a command with words for whoever typed it; only a surprise shows its stack. */
export function reportFailure(error: unknown) {
  process.exitCode = 1
  if (!(error instanceof Error)) return console.error(error)
  if (error instanceof EnvironmentError || error instanceof FolderLockedError) {
    return console.error(error.message)
  }
  if ('code' in error && error.code === 'EADDRINUSE') {
    return console.error(`${error.message}. Choose another port: PORT=4001 npm start`)
  }
  console.error(error)
}
