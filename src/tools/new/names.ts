import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isSitePath } from '../../domain/site/routes'

export const KINDS = ['screen', 'feature'] as const
export type Kind = (typeof KINDS)[number]

/** What the developer has to mend before anything is written. */
export class CannotWrite extends Error {}

/** Addresses that the server responds itself. */
const SERVER_PATHS = [
  '/assets',
  '/dev',
  '/documents',
  '/geocoding',
  '/graphql',
  '/health',
  '/sandbox-payments',
  '/static',
  '/webhooks',
]

/** `weekBoard` as an address: `/week-board`. */
export const pathOf = (name: string) => `/${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`

/** Error: CannotWrite, with what is wrong with the name. */
export function checkName(root: string, kind: Kind, name: string): void {
  if (/[^\x20-\x7e]/.test(name)) {
    throw new CannotWrite(
      `« ${name} »: names in the code are English, in plain letters. French words go into the copy file.`,
    )
  }
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) {
    throw new CannotWrite(`« ${name} »: a name is camelCase, as weekBoard.`)
  }
  const folder = join(root, `src/client/areas`)
  const isTaken = (other: string) => other.toLowerCase() === name.toLowerCase()
  if (existsSync(folder) && readdirSync(folder).some(isTaken)) {
    throw new CannotWrite(`There is a ${kind} ${name} already: src/client/areas/${name}.`)
  }
  const path = pathOf(name)
  if (kind === 'screen' && (isSitePath(path) || SERVER_PATHS.includes(path))) {
    throw new CannotWrite(`${path} is an address already: choose another name for the screen.`)
  }
}
