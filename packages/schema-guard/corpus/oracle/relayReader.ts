import {
  createOperationDescriptor,
  Environment,
  getSingularSelector,
  isInlineDataFragment,
  Network,
  Observable,
  readInlineData,
  RecordSource,
  Store,
  type ConcreteRequest,
  type GraphQLResponse,
  type OperationDescriptor,
} from 'relay-runtime'
import type { RelayModules } from './relayModules'
import { sortOf } from './sorts'

type Response = { data?: unknown; errors?: unknown }
type FieldError = { kind: string; fieldPath: string; owner: string; handled?: boolean }
type Snapshot = {
  data: unknown
  /** Not in the types of relay-runtime yet. */
  fieldErrors?: readonly FieldError[] | null
}

/** What Relay itself reads of a response, held against the types that it generated. */
export function createRelayReader(modules: RelayModules) {
  return (name: string, variables: Record<string, unknown>, response: Response): Set<string> => {
    const wrong = new Set<string>()
    const received: Received = JSON.parse(JSON.stringify(response))
    const environment = new Environment({
      network: Network.create(
        () => received,
        () => Observable.from(received),
      ),
      store: new Store(new RecordSource()),
      operationLoader: {
        get: (module: unknown) => modules.artifact(String(module)) as never,
        load: (module: unknown) => Promise.resolve(modules.artifact(String(module)) as never),
      },
      relayFieldLogger: () => undefined,
    })
    // relay-compiler wrote it: its shape is Relay's own business.
    const request = modules.artifact(name) as ConcreteRequest
    const operation = createOperationDescriptor(request, {
      ...localArguments(request),
      ...variables,
    })
    modules.onRead((fragment, data) => modules.dataType(fragment)(data, fragment, wrong))
    checkOwnNeeds(response.data, name, wrong)
    checkLists(request.operation.selections, response.data, name, wrong)
    let failure: unknown
    environment.execute({ operation }).subscribe({ error: (error: unknown) => (failure = error) })
    if (failure !== undefined) {
      wrong.add(`${name}: ${String(failure)}`)
      return wrong
    }
    const read = (fragment: string, lookup: () => Snapshot) => {
      const snapshot = attempt(fragment, lookup, wrong)
      if (!snapshot) return
      const isThrown = told(fragment, snapshot, wrong)
      if (isThrown) return
      const data = isPlural(modules.artifact(fragment)) ? [snapshot.data] : snapshot.data
      modules.dataType(fragment)(data, fragment, wrong)
      readReferences(snapshot.data)
    }
    function readReferences(data: unknown) {
      if (typeof data !== 'object' || data === null) return
      const references: unknown = Reflect.get(data, '__fragments')
      if (typeof references === 'object' && references !== null) {
        for (const fragment of Object.keys(references)) readReference(fragment, data)
      }
      for (const [key, value] of Object.entries(data)) {
        if (!key.startsWith('__')) readReferences(value)
      }
    }
    function readReference(fragment: string, data: object) {
      const node = modules.artifact(fragment) as never
      // An updatable fragment reads what others have fetched.
      if (modules.isUpdatable(fragment)) return
      if (isInlineDataFragment(node)) {
        modules.dataType(fragment)(readInlineData(node, data as never), fragment, wrong)
        return
      }
      const selector = getSingularSelector(withoutPlural(node), data)
      // Data of a list is read one by one; its type is that of a list.
      if (selector) read(fragment, () => environment.lookup(selector as never))
    }
    read(name, () =>
      environment.lookup({ ...operation.fragment, dataID: rootOf(received, operation) }),
    )
    return wrong
  }
}

const isPlural = (node: unknown): boolean =>
  (node as { metadata?: { plural?: boolean } | null }).metadata?.plural === true

function withoutPlural(node: { metadata?: { plural?: boolean } | null }): never {
  return { ...node, metadata: { ...node.metadata, plural: false } } as never
}

/** Variables that only Relay's own directives use are never sent: lists of connections. */
const localArguments = ({ fragment }: ConcreteRequest): Record<string, unknown> =>
  Object.fromEntries(
    fragment.argumentDefinitions.flatMap(({ name }) =>
      name === 'connections' ? [[name, []]] : [],
    ),
  )

/** Relay's reader stops where a resolver has given it nonsense. */
function attempt(fragment: string, lookup: () => Snapshot, wrong: Set<string>): Snapshot | null {
  try {
    return lookup()
  } catch {
    wrong.add(`${fragment}: it cannot be read`)
    return null
  }
}

type Received = GraphQLResponse & { extensions?: Record<string, unknown> }

/** Each event of a subscription has a root of its own, which Relay writes into the event. */
function rootOf({ extensions = {} }: Received, { fragment }: OperationDescriptor): string {
  const own = extensions['__relay_subscription_root_id']
  return typeof own === 'string' ? own : fragment.dataID
}

const OWN_NEEDS: Record<string, string> = {
  id: 'string',
  cursor: 'string',
  endCursor: 'string',
  startCursor: 'string',
  hasNextPage: 'boolean',
  hasPreviousPage: 'boolean',
}

/** What Relay fetches for itself and sends back: it does without a null, but not with another sort of value. */
function checkOwnNeeds(data: unknown, path: string, wrong: Set<string>) {
  if (typeof data !== 'object' || data === null) return
  for (const [key, value] of Object.entries(data)) {
    const sort = OWN_NEEDS[key]
    const place = Array.isArray(data) ? `${path}*` : `${path}.${key}`
    const isWrong = sort !== undefined && value !== null && sortOf(value) !== sort
    if (isWrong) wrong.add(`${place}: ${sortOf(value)} for ${sort}`)
    checkOwnNeeds(value, place, wrong)
  }
}

/** Relay writes an object where a list comes, and a list where an object comes, and reads nothing of it later. */
function checkLists(
  selections: readonly object[],
  data: unknown,
  path: string,
  wrong: Set<string>,
) {
  if (typeof data !== 'object' || data === null) return
  for (const selection of selections) {
    const [kind, inner] = [Reflect.get(selection, 'kind'), Reflect.get(selection, 'selections')]
    if (!Array.isArray(inner)) continue
    if (kind !== 'LinkedField') {
      checkLists(inner, data, path, wrong)
      continue
    }
    const key = String(Reflect.get(selection, 'alias') ?? Reflect.get(selection, 'name'))
    const value: unknown = Reflect.get(data, key)
    const isPlural: unknown = Reflect.get(selection, 'plural')
    const items: unknown[] = isPlural && Array.isArray(value) ? value : [value]
    for (const item of items) {
      if (Array.isArray(item)) wrong.add(`${path}.${key}: a list`)
      checkLists(inner, item, `${path}.${key}`, wrong)
    }
  }
}

/** Notes what Relay complains of; true when the component never gets the data. */
function told(fragment: string, snapshot: Snapshot, wrong: Set<string>): boolean {
  let isThrown = false
  for (const error of snapshot.fieldErrors ?? []) {
    if (error.handled) continue
    if (error.kind === 'missing_required_field.throw' || error.kind === 'relay_resolver.error') {
      wrong.add(`${fragment}.${error.fieldPath}: ${error.kind}`)
      isThrown = true
    }
    // Any field may fail, with the base as well.
    if (error.kind === 'relay_field_payload.error' && 'shouldThrow' in error && error.shouldThrow) {
      isThrown = true
    }
  }
  return isThrown
}
