import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { insertEntry } from './insertEntry'
import { CannotWrite, pathOf, type Kind } from './names'

/** Files by their paths in the project, as they are to be. */
export type Plan = Map<string, string>

const TEMPLATES = join(__dirname, 'templates')

/** The new files, and the old ones that learn of them. Error: CannotWrite. */
export function planFiles(root: string, kind: Kind, name: string): Plan {
  const plan: Plan = new Map()
  const folder = join(TEMPLATES, kind)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const template = join(entry.parentPath, entry.name)
    const path = named(template.slice(folder.length + 1).replace(/\.txt$/, ''), name)
    if (existsSync(join(root, path))) throw new CannotWrite(`${path} is there already.`)
    plan.set(path, named(readFileSync(template, 'utf8'), name))
  }
  if (kind === 'screen') {
    for (const [path, opening, entry] of entriesOf(name)) {
      plan.set(path, insertEntry(readFileSync(join(root, path), 'utf8'), opening, entry))
    }
  }
  return plan
}

const named = (text: string, name: string) =>
  text
    .replaceAll('example', name)
    .replaceAll('Example', `${name.charAt(0).toUpperCase()}${name.slice(1)}`)

/** Where the address of a screen stands, and where its route is fetched from. */
function entriesOf(name: string): [path: string, opening: RegExp, entry: string][] {
  const path = pathOf(name)
  return [
    ['src/domain/site/routes.ts', /ROUTE_PATTERNS = \{/, `${name}: '${path}'`],
    [
      'src/client/config/paths.ts',
      /paths = \{/,
      `${name}: { pattern: ROUTE_PATTERNS.${name}, build: () => '${path}' }`,
    ],
    [
      'src/client/app/laterRoutes.ts',
      /LATER: .* = \{/,
      `'${path.slice(1)}': () => import('../areas/${name}/${name}Route').then(({ ${name}Route }) => [${name}Route])`,
    ],
  ]
}
