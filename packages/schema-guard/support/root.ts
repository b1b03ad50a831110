import { resolve } from 'node:path'

/** This package. */
export const PACKAGE = resolve(__dirname, '..')

/** The workspace around it, which holds the tools of the tests: tsx, relay-compiler, tsc. */
export const ROOT = resolve(PACKAGE, '../..')
