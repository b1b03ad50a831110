import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { insertEntry } from './insertEntry'
import { CannotWrite, componentOf, pathOf, type Target } from './names'

/** Files by their paths in the project, as they are to be. */
export type Plan = Map<string, string>

const TEMPLATES = join(__dirname, 'templates')

/** The new files, and the old ones that learn of them. Error: CannotWrite. */
export function planFiles(root: string, target: Target): Plan {
  const plan: Plan = new Map()
  const { kind, name } = target
  const folder = join(TEMPLATES, kind)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const template = join(entry.parentPath, entry.name)
    const path = named(template.slice(folder.length + 1).replace(/\.txt$/, ''), target)
    if (existsSync(join(root, path))) throw new CannotWrite(`${path} is there already.`)
    plan.set(path, named(readFileSync(template, 'utf8'), target))
  }
  if (kind === 'screen') {
    for (const [path, opening, entry] of entriesOf(name)) {
      plan.set(path, insertEntry(readFileSync(join(root, path), 'utf8'), opening, entry))
    }
  }
  return plan
}

const named = (text: string, { area, name }: Target) =>
  text
    .replaceAll('__area__', area)
    .replaceAll('example', name)
    .replaceAll('Example', componentOf(name))

/** Where the address of a screen stands, and where its route is fetched from. */
function entriesOf(name: string): [path: string, opening: RegExp, entry: string][] {
  return [
    ['src/domain/site/routes.ts', /ROUTE_PATTERNS = \{/, `${name}: '${pathOf(name)}'`],
    ['src/client/config/paths.ts', /paths = \{/, `${name}: onlyPage(at.${name})`],
    [
      'src/client/app/laterRoutes.ts',
      /LATER: .* = \{/,
      `[at.${name}]: () => import('../areas/${name}/${name}Route').then(({ ${name}Route }) => [${name}Route])`,
    ],
  ]
}
