import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isSitePath, ROUTE_PATTERNS } from '#domain/site/routes'
import { CannotWrite } from './CannotWrite'
import { fragmentTypeOf, type FragmentType } from './fragmentType'

export const KINDS = ['screen', 'component'] as const
export type Kind = (typeof KINDS)[number]

/** What is to be written: a screen opens an area of its own, a component joins one, with a fragment on a type. */
export type Target = { kind: Kind; area: string; name: string; on: FragmentType | null }

const AREAS = 'src/client/areas'

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

/** `weekBoard` as an address: `/week-board`. */
export const pathOf = (name: string) => `/${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`

/** The name as a component's, with a capital. */
export const componentOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** Reads `weekBoard` for a screen, `storefront/dishBadges` and `Product` for a component. Error: CannotWrite, with what is wrong with it. */
export function targetOf(root: string, kind: Kind, given: string, type?: string): Target {
  if (/[^\x20-\x7e]/.test(given)) {
    throw new CannotWrite(
      `« ${given} »: names in the code are English, in plain letters. French words go into the copy file.`,
    )
  }
  const [area = '', name = ''] = kind === 'screen' ? [given, given] : given.split(/\/(.*)/)
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) {
    throw new CannotWrite(
      kind === 'screen'
        ? `« ${given} »: a name is camelCase, as weekBoard.`
        : `« ${given} »: an area and a name in camelCase, as storefront/dishBadges.`,
    )
  }
  if (kind === 'screen') {
    checkScreen(root, name)
    return { kind, area, name, on: null }
  }
  checkComponent(root, area, name)
  if (type === undefined) {
    throw new CannotWrite(`Of which type does ${name} show something? component ${given} Product`)
  }
  return { kind, area, name, on: fragmentTypeOf(root, type) }
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

function checkComponent(root: string, area: string, name: string): void {
  const areas = readdirSync(join(root, AREAS))
  if (!areas.includes(area)) {
    throw new CannotWrite(`There is no area ${area}: choose one of ${areas.join(', ')}.`)
  }
  const file = `${componentOf(name)}.tsx`
  if (has(join(root, AREAS, area), file)) {
    throw new CannotWrite(`There is a component ${name} already: ${AREAS}/${area}/${file}.`)
  }
}
