import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAbstractType, isObjectType, Kind, parse, type GraphQLSchema } from 'graphql'
import { graphqlFiles } from '../support/graphqlFiles'
import type { RelayProject } from '../support/relayProject'
import type { Run } from './execution'
import { schemaOf } from './corpusSchema'
import type { OracleOperation } from './oracle'
import { createPlainReader } from './plainReader'
import { createRelayModules } from './relayModules'
import { createRelayReader } from './relayReader'

/** The operations of the three clients as they are sent, and how each client reads them. */
export function oracleOperations(corpus: string, relay: RelayProject): OracleOperation[] {
  const base = schemaOf(readFileSync(join(corpus, 'base.graphql'), 'utf8'))
  if (!base) throw new Error('the base is no schema')
  return [
    ...relayOperations(relay),
    ...plainOperations(join(corpus, 'clients/plain'), base),
    ...Object.values(relay.persisted).map((text) => plainOperation('manifest', text, base)),
  ]
}

function relayOperations(relay: RelayProject): OracleOperation[] {
  const read = createRelayReader(createRelayModules(relay.folder))
  return Object.values(relay.persisted).map((text) => {
    const name = nameOf(text)
    return {
      client: 'relay',
      name,
      text,
      read: (run, variables) => read(name, variables, run.response),
      // Relay fetches ids by itself where there are any, and does without; so it does with its own names.
      isNotMissed: (field) => field === 'id' || field.startsWith('__'),
    }
  })
}

function plainOperations(folder: string, base: GraphQLSchema): OracleOperation[] {
  const definitions = [...graphqlFiles(folder).values()].flatMap((text) => parse(text).definitions)
  const texts = definitions.map((node) => text(node.loc))
  return definitions.flatMap((node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION) return []
    return plainOperation('plain', withFragments(text(node.loc), texts), base)
  })
}

const text = (loc: { start: number; end: number; source: { body: string } } | undefined): string =>
  loc?.source.body.slice(loc.start, loc.end) ?? ''

/** The operation with every fragment that it reaches. */
function withFragments(operation: string, all: readonly string[]): string {
  const parts = [operation]
  for (const part of parts) {
    for (const [, name] of part.matchAll(/\.\.\.\s*(?!on\b)(\w+)/g)) {
      const fragment = all.find((one) => one.startsWith(`fragment ${name} `))
      if (fragment !== undefined && !parts.includes(fragment)) parts.push(fragment)
    }
  }
  return parts.join('\n\n')
}

function plainOperation(client: string, sent: string, base: GraphQLSchema): OracleOperation {
  const read = createPlainReader(parse(sent), base)
  return {
    client,
    name: nameOf(sent),
    text: sent,
    read: (run, _variables, schema) =>
      read(run.response.data, { typesAt: typesIn(run), matches: matching(schema) }),
    isNotMissed: () => false,
  }
}

const nameOf = (sent: string): string =>
  /(?:query|mutation|subscription) (\w+)/.exec(sent)?.[1] ?? ''

function typesIn(run: Run) {
  const types = new Map(
    [...run.objects.keys()].map((key) => [
      key.slice(0, key.lastIndexOf('[')),
      key.slice(key.lastIndexOf('[') + 1, -1),
    ]),
  )
  return (path: string) => types.get(path)
}

const matching = (schema: GraphQLSchema) => (condition: string, type: string) => {
  const [around, object] = [schema.getType(condition), schema.getType(type)]
  if (around === object) return true
  return isAbstractType(around) && isObjectType(object) && schema.isSubType(around, object)
}
