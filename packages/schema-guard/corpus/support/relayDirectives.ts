import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'

/** What relay-compiler knows and a client does not write: its own marks, its tests, and what only Facebook may use. */
const NOT_WRITTEN =
  /^(__\w+|static|relay_test_operation|DEPRECATED__\w+|dangerously_\w+|exec_time_resolvers|RelayOutputType|relay_resolver|fetchable)$/

/** The directives that relay-compiler defines for documents. */
export function relayDirectives(): string[] {
  const folder = dirname(createRequire(__filename).resolve('relay-compiler/package.json'))
  const text = readFileSync(join(folder, 'relay-extensions.graphql'), 'utf8')
  return [...text.matchAll(/^directive @(\w+)/gm)]
    .flatMap(([, name = '']) => name)
    .filter((name) => !NOT_WRITTEN.test(name))
}

/** The directives that the corpus's Relay client applies. */
export function usedDirectives(): Set<string> {
  const client = join(__dirname, '../clients/relay')
  const files = [
    'Shop',
    'Search',
    'Corner',
    'Profile',
    'Block',
    'Menu',
    'Cart',
    'Local',
    'Resolved',
  ]
  const text = files.map((name) => readFileSync(join(client, `${name}.graphql`), 'utf8')).join('\n')
  return new Set([...text.matchAll(/@(\w+)/g)].flatMap(([, name = '']) => name))
}
