import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSitePath, ROUTE_PATTERNS } from '#domain/site/routes'
import { CannotWrite } from './CannotWrite'
import { fragmentTypeOf, type FragmentType } from './fragmentType'

export const KINDS = ['screen', 'account', 'component'] as const
export type Kind = (typeof KINDS)[number]

/**
 * What is to be written, into a `folder` of the areas: a screen opens an area of its own, a page of the account a folder there with
 * its address, a component joins an area, with a fragment on a type.
 */
export type Target = { name: string; area: string; folder: string } & (
  | { kind: 'screen' }
  | { kind: 'account'; mode: string }
  | { kind: 'component'; on: FragmentType }
)

const AREAS = 'src/client/areas'

/** Where the addresses of the site stand, those of the account among them. */
export const PATHS = 'src/client/config/paths.ts'

/** Addresses that the server serves itself. */
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

const slugOf = (name: string) => name.replace(/[A-Z]/g, '-$&').toLowerCase()

/** `weekBoard` as an address: `/week-board`. */
export const pathOf = (name: string) => `/${slugOf(name)}`

/** The name as a component's, with a capital. */
export const componentOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/**
 * Reads `weekBoard` for a screen; `addresses` and its address `adresses` for a page of the account; `storefront/dishBadges` or
 * `account/cards/cardBadge`, and `Product`, for a component. Error: CannotWrite, with what is wrong with it.
 */
export function targetOf(root: string, kind: Kind, given: string, detail?: string): Target {
  if (/[^\x20-\x7e]/.test(given)) {
    throw new CannotWrite(
      `« ${given} »: names in the code are English, in plain letters. French words go into the copy file.`,
    )
  }
  if (kind === 'component') return componentTarget(root, given, detail)
  if (!CAMEL_CASE.test(given)) {
    throw new CannotWrite(
      `« ${given} »: a name is camelCase, as ${kind === 'screen' ? 'weekBoard' : 'addresses'}.`,
    )
  }
  if (kind === 'account') return accountTarget(root, given, detail ?? slugOf(given))
  checkScreen(root, given)
  return { kind, name: given, area: given, folder: given }
}

const CAMEL_CASE = /^[a-z][a-zA-Z0-9]*$/

function componentTarget(root: string, given: string, type?: string): Target {
  const folders = given.split('/')
  const name = folders.pop() ?? ''
  const [area] = folders
  if (area === undefined || ![...folders, name].every((part) => CAMEL_CASE.test(part))) {
    throw new CannotWrite(
      `« ${given} »: an area and a name in camelCase, as storefront/dishBadges; folders stand between, as account/cards/cardBadge.`,
    )
  }
  const folder = folders.join('/')
  checkComponent(root, { area, folder, name })
  if (type === undefined) {
    throw new CannotWrite(`Of which type does ${name} show something? component ${given} Product`)
  }
  return { kind: 'component', name, area, folder, on: fragmentTypeOf(root, type) }
}

function accountTarget(root: string, name: string, mode: string): Target {
  if (!/^[a-z]+(-[a-z]+)*$/.test(mode)) {
    throw new CannotWrite(
      `« ${mode} »: the address of a page is in small letters, as mot-de-passe.`,
    )
  }
  if (has(join(root, AREAS, 'account'), name)) {
    throw new CannotWrite(`There is a folder ${name} already: ${AREAS}/account/${name}.`)
  }
  if (readFileSync(join(root, PATHS), 'utf8').includes(`  '${mode}',\n`)) {
    throw new CannotWrite(`/account/${mode} is an address already: choose another one.`)
  }
  return { kind: 'account', name, area: 'account', folder: `account/${name}`, mode }
}

/** Whether a folder has an entry of this name, in any case: some disks tell none apart. */
function has(folder: string, entry: string): boolean {
  const isIt = (other: string) => other.toLowerCase() === entry.toLowerCase()
  return existsSync(folder) && readdirSync(folder).some(isIt)
}

function checkScreen(root: string, name: string): void {
  if (has(join(root, AREAS), name)) {
    throw new CannotWrite(`There is an area ${name} already: ${AREAS}/${name}.`)
  }
  if (name in ROUTE_PATTERNS) throw new CannotWrite(`There is a screen ${name} already.`)
  const path = pathOf(name)
  if (isSitePath(path) || SERVER_PATHS.includes(path)) {
    throw new CannotWrite(`${path} is an address already: choose another name for the screen.`)
  }
}

function checkComponent(
  root: string,
  { area, folder, name }: { area: string; folder: string; name: string },
): void {
  const areas = readdirSync(join(root, AREAS))
  if (!areas.includes(area)) {
    throw new CannotWrite(`There is no area ${area}: choose one of ${areas.join(', ')}.`)
  }
  const file = `${componentOf(name)}.tsx`
  if (has(join(root, AREAS, folder), file)) {
    throw new CannotWrite(`There is a component ${name} already: ${AREAS}/${folder}/${file}.`)
  }
}
