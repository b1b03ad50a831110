import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FragmentType } from './fragmentType'
import { insertEntry } from './insertEntry'
import { CannotWrite } from './CannotWrite'
import { componentOf, pathOf, type Target } from './names'

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

function named(text: string, { area, name, on }: Target): string {
  const words = {
    __area__: area,
    example: name,
    Example: componentOf(name),
    ...(on && fragmentWords(on, componentOf(name))),
  }
  return Object.entries(words).reduce((all, [word, value]) => all.replaceAll(word, value), text)
}

/** What the templates of a component say of its fragment's type. */
function fragmentWords(on: FragmentType, component: string): Record<string, string> {
  const prop = `${on.type.charAt(0).toLowerCase()}${on.type.slice(1)}`
  return {
    __type__: on.type,
    __prop__: prop,
    __field__: on.field,
    __fieldType__: on.fieldType,
    __access__: on.access,
    __guard__: on.mayBeMissing ? `${prop} && ` : '',
    __response__: on.response,
    __selection__: on.selection.replace('…', `...${component}_${prop}`),
    __shown__: on.sample.replaceAll("'", ''),
  }
}

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
