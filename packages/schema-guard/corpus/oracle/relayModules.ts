import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { transformSync } from 'esbuild'
import { dataTypeOf, type Check } from './artifactTypes'

type Module = { exports: Record<string, unknown> }

export type RelayModules = {
  artifact(name: string): unknown
  dataType(name: string): Check
  /** Whether a fragment only writes to what others have fetched. */
  isUpdatable(name: string): boolean
  /** What the resolvers' own fragments read goes here. */
  onRead(listener: (name: string, data: unknown) => void): void
}

/** Runs what relay-compiler wrote, and the resolvers beside it, as a bundler would put them together. */
export function createRelayModules(folder: string): RelayModules {
  const native = createRequire(__filename)
  const modules = new Map<string, Module>()
  const types = new Map<string, Check>()
  const artifacts = join(folder, 'src/__generated__')
  let listener: (name: string, data: unknown) => void = () => undefined

  const load = (path: string): Module => {
    const file = [path, `${path}.ts`].find((one) => existsSync(one) && one.endsWith('.ts'))
    if (file === undefined) throw new Error(`${path} is not there`)
    const known = modules.get(file)
    if (known) return known
    const module: Module = { exports: {} }
    modules.set(file, module)
    const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'ts', format: 'cjs' })
    const run: unknown = Function('module', 'exports', 'require', code)
    if (typeof run === 'function') {
      run(module, module.exports, (name: string) => request(name, dirname(file)))
    }
    return module
  }

  function request(name: string, from: string): unknown {
    if (name.startsWith('.')) return load(join(from, name)).exports
    const own: object = native(name === 'react-relay' ? 'relay-runtime' : name)
    return { ...own, graphql: tagged, readFragment: reading(own) }
  }

  const tagged = ([text = '']: readonly string[]) =>
    artifact(/fragment (\w+)/.exec(text)?.[1] ?? '')

  const reading =
    (runtime: object) =>
    (node: unknown, key: unknown): unknown => {
      const read: unknown = Reflect.get(runtime, 'readFragment')
      const data: unknown = typeof read === 'function' ? read(node, key) : undefined
      listener(String(Reflect.get(Object(node), 'name')), data)
      return data
    }

  function artifact(name: string): unknown {
    const file = name.endsWith('.graphql') ? name : `${name}.graphql`
    return withoutDefers(load(join(artifacts, file)).exports.default)
  }

  const textOf = (name: string) => readFileSync(join(artifacts, `${name}.graphql.ts`), 'utf8')

  return {
    artifact,
    isUpdatable: (name) =>
      textOf(name).includes(`$updatableFragmentSpreads: FragmentRefs<"${name}">`),
    dataType(name) {
      const known = types.get(name)
      if (known) return known
      const check = dataTypeOf(textOf(name), name)
      types.set(name, check)
      return check
    },
    onRead(next) {
      listener = next
    },
  }
}

const changed = new WeakSet<object>()

/** Everything comes with the first payload here: what a later one would bring is read as if it had. */
function withoutDefers(node: unknown): unknown {
  if (typeof node !== 'object' || node === null || changed.has(node)) return node
  changed.add(node)
  for (const value of Object.values(node)) withoutDefers(value)
  if ('selections' in node && Array.isArray(node.selections)) {
    const selections: unknown[] = node.selections
    Object.assign(node, { selections: selections.flatMap(withoutDefer) })
  }
  return node
}

function withoutDefer(selection: unknown): unknown[] {
  if (typeof selection !== 'object' || selection === null || !('kind' in selection)) return []
  const isLater = selection.kind === 'Defer' || selection.kind === 'Stream'
  const inner = isLater && 'selections' in selection ? selection.selections : undefined
  return Array.isArray(inner) ? inner : [selection]
}
