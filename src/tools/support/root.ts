import { resolve } from 'node:path'

/** The repository, wherever a command was started from. */
export const ROOT = resolve(__dirname, '../../..')
