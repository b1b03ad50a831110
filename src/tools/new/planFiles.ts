import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FragmentType } from './fragmentType'
import { insertEntry } from './insertEntry'
import { CannotWrite } from './CannotWrite'
import { insertImport } from './insertImport'
import { componentOf, PATHS, pathOf, type Target } from './names'

/** Files by their paths in the project, as they are to be. */
export type Plan = Map<string, string>

const TEMPLATES = join(__dirname, 'templates')
const ACCOUNT_ROUTES = 'src/client/areas/account/accountRoutes.ts'

/** The new files, and the old ones that learn of them. Error: CannotWrite. */
export function planFiles(root: string, target: Target): Plan {
  const plan: Plan = new Map()
  const folder = join(TEMPLATES, target.kind)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const template = join(entry.parentPath, entry.name)
    const path = named(template.slice(folder.length + 1).replace(/\.txt$/, ''), target)
    if (existsSync(join(root, path))) throw new CannotWrite(`${path} is there already.`)
    plan.set(path, named(readFileSync(template, 'utf8'), target))
  }
  for (const [path, opening, entry] of entriesOf(target)) {
    const text = plan.get(path) ?? readFileSync(join(root, path), 'utf8')
    plan.set(path, insertEntry(text, opening, entry))
  }
  if (target.kind === 'account') {
    const { name } = target
    const line = `import { ${name}Route } from './${name}/${name}Route'`
    plan.set(ACCOUNT_ROUTES, insertImport(plan.get(ACCOUNT_ROUTES) ?? '', line))
  }
  return plan
}

function named(text: string, target: Target): string {
  const { area, folder, name } = target
  const words = {
    __area__: area,
    __folder__: folder,
    example: name,
    Example: componentOf(name),
    ...(target.kind === 'component' && fragmentWords(target.on, componentOf(name))),
    ...(target.kind === 'account' && { __mode__: target.mode }),
  }
  return Object.entries(words).reduce((all, [word, value]) => all.replaceAll(word, value), text)
}

/** An address of the account as a key of an object. */
const keyOf = (mode: string) => (mode.includes('-') ? `'${mode}'` : mode)

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

type Entry = [path: string, opening: RegExp, entry: string]

function entriesOf(target: Target): Entry[] {
  if (target.kind === 'screen') return screenEntries(target.name)
  return target.kind === 'account' ? accountEntries(target.name, target.mode) : []
}

/** Where the address of a screen stands, and where its route is fetched from. */
const screenEntries = (name: string): Entry[] => [
  ['src/domain/site/routes.ts', /ROUTE_PATTERNS = \{/, `${name}: '${pathOf(name)}'`],
  [PATHS, /paths = \{/, `${name}: onlyPage(at.${name})`],
  [
    'src/client/app/navigation/laterRoutes.ts',
    /LATER: .* = \{/,
    `[at.${name}]: () => import('../../areas/${name}/${name}Route').then(({ ${name}Route }) => [${name}Route])`,
  ],
]

/** Where a page of the account has its address, its name and sentence, its icon, and its route. */
const accountEntries = (name: string, mode: string): Entry[] => [
  [PATHS, /ACCOUNT_MODES = \[/, `'${mode}'`],
  [
    'src/client/areas/account/accountCopy.ts',
    /MODE_NAMES: .* = \{/,
    `${keyOf(mode)}: 'Nouvelle page'`,
  ],
  [
    'src/client/areas/account/accountCopy.ts',
    /MODE_LEADS: .* = \{/,
    `${keyOf(mode)}: 'Ce que l’on trouve ici.'`,
  ],
  ['src/client/areas/account/AccountNavigation.tsx', /icons: .* = \{/, `${keyOf(mode)}: UserRound`],
  [ACCOUNT_ROUTES, /pages: .* = \[/, `${name}Route`],
]
