/** A definition or an extension of an SDL: of what, and where its text begins, counted from 1. */
type DefinitionText = { owner: string; text: string; line: number; column: number }

/** The owner of a `schema { … }`, which has no name. */
export const SCHEMA = 'schema'

/** The definitions of some owners in an SDL: to parse a few with their places costs little, to parse all of them much. */
export function definitionTexts(sdl: string, owners: ReadonlySet<string>): DefinitionText[] {
  let [line, lineIndex, counted] = [1, 0, 0]
  return beginsIn(sdl).flatMap(({ owner, index }, at, all) => {
    if (!owners.has(owner)) return []
    for (const ending of sdl.slice(counted, index).matchAll(/\r\n|\n|\r/g)) {
      line += 1
      lineIndex = counted + ending.index + ending[0].length
    }
    counted = index
    const text = sdl.slice(index, all[at + 1]?.index)
    return [{ owner, text, line, column: index - lineIndex + 1 }]
  })
}

// After these, such a word is the name of a type or of a directive.
const NAME_AFTER = new Set(['@', '|', '=', '&', 'implements', 'on'])

type Expected = 'keyword' | 'name' | 'directive' | null

const EXPECTED_AFTER = new Map<string, Expected>([
  ...['scalar', 'type', 'interface', 'union', 'enum', 'input'].map(
    (keyword): [string, Expected] => [keyword, 'name'],
  ),
  ['extend', 'keyword'],
  ['directive', 'directive'],
  [SCHEMA, null],
])

type Begin = { owner: string; index: number }

/** Where each definition begins, with its description, in an SDL that a server takes. */
function beginsIn(sdl: string): Begin[] {
  const begins: Begin[] = []
  let current: Begin = { owner: '', index: 0 }
  let expected: Expected = null
  let before = ''
  for (const { token, index } of outerTokens(sdl)) {
    const after = NAME_AFTER.has(before) ? undefined : EXPECTED_AFTER.get(token)
    const isDescription = token.startsWith('"')
    if (expected === 'name' || (expected === 'directive' && token !== '@')) {
      current.owner = expected === 'name' ? token : `@${token}`
      expected = null
    } else if (isDescription || after !== undefined) {
      if (expected === null) begins.push((current = { owner: '', index }))
      if (token === SCHEMA) current.owner = SCHEMA
      expected = isDescription ? 'keyword' : (after ?? null)
    }
    before = token
  }
  return begins
}

const SKIPPED = /#.*|"""[^]*?(?<!\\)"""|"(?:\\.|[^"\\\n\r])*"/.source
const TOKEN = new RegExp(`${SKIPPED}|\\w+|[^\\s,\\w]`, 'g')
// Most of a schema is within brackets, and of that only where they end is looked for.
const BRACKET = new RegExp(`${SKIPPED}|[(){}[\\]]`, 'g')

/** The tokens of an SDL that stand in no brackets, and those that open some. */
function* outerTokens(sdl: string): Generator<{ token: string; index: number }> {
  let [depth, at] = [0, 0]
  for (;;) {
    const pattern = depth === 0 ? TOKEN : BRACKET
    pattern.lastIndex = at
    const found = pattern.exec(sdl)
    if (!found) return
    const [token] = found
    if (depth === 0 && !token.startsWith('#')) yield { token, index: found.index }
    if ('({['.includes(token)) depth += 1
    if (')}]'.includes(token)) depth -= 1
    at = found.index + token.length
  }
}
