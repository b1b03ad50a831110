import { isExecutableDefinitionNode, parse } from 'graphql'

export type Tag = {
  text: string
  line: number
  column: number
  /** Parts of it are put in while the code runs: what they ask for is not known. */
  hasGaps?: true
}

const TAG = /(?<![\w$./'"`-])(?:graphql|gql)\s*(?:<[^<>`]*>)?\s*/
const MARK = /\/\*\s*GraphQL\s*\*\/\s*/
// What stands at the start of an operation or a fragment, after comments.
const DEFINITION = /\s*(?:#[^\n]*\n\s*)*(?:query|mutation|subscription|fragment)\s+\w/

// graphql`…`, gql`…`, graphql(`…`), gql(/* GraphQL */ `…`) and /* GraphQL */ `…`, with an optional type argument; the
// same with quotes instead of backticks; and a plain template string that starts as GraphQL does.
const OPENING = new RegExp(
  [
    `${TAG.source}\\(?\\s*(?:${MARK.source})?\``,
    `${TAG.source}\\(\\s*(?:${MARK.source})?['"]`,
    `${MARK.source}['"\`]`,
    `(?<plain>\`)(?=${DEFINITION.source})`,
  ].join('|'),
  'g',
)

/** The GraphQL texts of a TypeScript or JavaScript file with the place of their first character. */
export function findGraphqlTags(source: string): Tag[] {
  if (!/graphql|gql|`\s*(?:#|query|mutation|subscription|fragment)/i.test(source)) return []
  const tags: Tag[] = []
  const placeAt = createPlaceFinder(source)
  const hasComments = source.includes('/*')
  OPENING.lastIndex = 0
  for (let match = OPENING.exec(source); match; match = OPENING.exec(source)) {
    if (isInComment(source, match.index, hasComments)) continue
    const start = match.index + match[0].length
    const quote = source[start - 1] ?? '`'
    const end = quote === '`' ? closingBacktick(source, start) : closingQuote(source, start, quote)
    if (end === -1) break
    OPENING.lastIndex = end + 1
    const text = source.slice(start, end)
    const tag = quote === '`' ? withoutInterpolations(text) : { text: withoutEscapes(text) }
    if (match.groups?.plain !== undefined && !isGraphql(tag.text)) continue
    tags.push({ ...tag, ...placeAt(start) })
  }
  return tags
}

/** Whether a text without a mark is GraphQL all the same: operations and fragments, and nothing else. */
function isGraphql(text: string): boolean {
  try {
    return parse(text, { noLocation: true }).definitions.every(isExecutableDefinitionNode)
  } catch {
    return false
  }
}

function closingQuote(source: string, start: number, quote: string): number {
  for (let index = start; index < source.length; index += 1) {
    if (source[index] === '\\') index += 1
    else if (source[index] === quote) return index
    else if (source[index] === '\n') return -1
  }
  return -1
}

/** As long as it was, so that places stay right. */
const withoutEscapes = (text: string): string =>
  text.replace(/\\(.)/g, (_all, character: string) =>
    /[nrt]/.test(character) ? '  ' : ` ${character}`,
  )

function closingBacktick(source: string, start: number): number {
  for (let index = start; index < source.length; index += 1) {
    const character = source[index]
    if (character === '\\') index += 1
    else if (character === '$' && source[index + 1] === '{') index = closingBrace(source, index + 2)
    else if (character === '`') return index
  }
  return -1
}

function closingBrace(source: string, start: number): number {
  let depth = 1
  for (let index = start; index < source.length; index += 1) {
    const character = source[index]
    if (character === '`') index = closingBacktick(source, index + 1)
    else if (character === '{') depth += 1
    else if (character === '}' && --depth === 0) return index
    if (index === -1) return source.length
  }
  return source.length
}

/** Blank where a `${Fragment}` stood, so that what follows keeps its line and column; one inside of braces is a gap. */
function withoutInterpolations(text: string): Pick<Tag, 'text' | 'hasGaps'> {
  let clean = ''
  let depth = 0
  let hasGaps = /^\s*\$\{[^}]*\}\s*$/.test(text)
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '\\' && text[index + 1] === '`') {
      clean += ' `'
      index += 1
    } else if (text[index] === '$' && text[index + 1] === '{') {
      const end = closingBrace(text, index + 2)
      clean += text.slice(index, end + 1).replace(/[^\n]/g, ' ')
      index = end
      hasGaps ||= depth > 0
    } else {
      if (text[index] === '{') depth += 1
      if (text[index] === '}') depth -= 1
      clean += text[index]
    }
  }
  return hasGaps ? { text: clean, hasGaps } : { text: clean }
}

/** A tag in a comment is not sent by anybody. */
function isInComment(source: string, index: number, hasComments: boolean): boolean {
  const lineStart = source.lastIndexOf('\n', index - 1) + 1
  const before = source.slice(lineStart, index)
  if (/(^|[^:'"`])\/\//.test(before)) return true
  if (!hasComments) return false
  const opened = source.lastIndexOf('/*', index - 1)
  if (opened === -1 || source.indexOf('*/', opened) < index) return false
  return /(^|[\s({,;])$/.test(source.slice(Math.max(0, opened - 1), opened))
}

/** Lines are counted on from the last place asked for: tags are met in order. */
function createPlaceFinder(source: string) {
  let line = 1
  let lineStart = 0
  return (index: number): { line: number; column: number } => {
    for (
      let at = source.indexOf('\n', lineStart);
      at !== -1 && at < index;
      at = source.indexOf('\n', lineStart)
    ) {
      line += 1
      lineStart = at + 1
    }
    return { line, column: index - lineStart + 1 }
  }
}
