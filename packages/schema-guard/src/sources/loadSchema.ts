import { GraphQLError, type GraphQLSchema } from 'graphql'
import { CannotRun } from '../cannotRun'
import type { PartOptions } from './readParts'
import { schemaFromIntrospection } from './schemaFromIntrospection'
import { schemaFromSdl, type Part } from './schemaFromSdl'

/** A schema, and the texts that it is written in: none of an introspection. */
export type LoadedSchema = { schema: GraphQLSchema; parts: readonly Part[] }

type LoadOptions = PartOptions & { headers: Readonly<Record<string, string>> }

/**
 * A schema from a URL to introspect, files (SDL, or one introspection JSON; `-` is the standard input), or a git revision
 * (`main`, `v2.1:api/schema.graphql`). Error: CannotRun.
 */
export async function loadSchema(
  sources: string | readonly string[],
  options: LoadOptions,
): Promise<LoadedSchema> {
  const [first = '', ...others] = [sources].flat()
  if (others.length === 0 && /^https?:\/\//.test(first)) {
    const { introspect } = await import('./introspect')
    return { schema: await introspect(first, options.headers), parts: [] }
  }
  const { readParts } = await import('./readParts')
  const parts = await readParts([first, ...others], options)
  const name = [first, ...others].join(' ')
  const [only] = parts
  return parseParts(parts, only && parts.length === 1 ? only.name : name)
}

/** Error: CannotRun with the place of what is wrong. */
export const parseSchema = (text: string, name: string): GraphQLSchema =>
  parseParts([{ text, name }], name).schema

/** Blanks and comments. */
const NOTHING = /^(?:[\s,]|#[^\n\r]*(?:[\n\r]|$))*$/

function parseParts(parts: readonly Part[], name: string): LoadedSchema {
  // Some programs write a byte order mark first.
  const plain = parts.map((part) => ({ ...part, text: part.text.replace(/^\uFEFF/, '') }))
  const empty = plain.find(({ text }) => NOTHING.test(text))
  if (empty) throw new CannotRun(`${empty.name} is empty.`)
  // A shell that is given --manifest 4*.json hands over the second file as a candidate.
  const json = plain.find(({ text }) => plain.length > 1 && /^\s*[{[]\s*"/.test(text))
  if (json) {
    throw new CannotRun(
      `${json.name} is JSON beside other files: an introspection is the whole candidate; quote the glob of an option, --manifest '*.json'.`,
    )
  }
  try {
    const [first] = plain
    if (first && plain.length === 1 && /^\s*[{[]/.test(first.text)) {
      return { schema: schemaFromIntrospection(JSON.parse(first.text), name), parts: [] }
    }
    return { schema: schemaFromSdl(plain, name), parts: plain }
  } catch (error) {
    if (error instanceof CannotRun) throw error
    const { source, locations } =
      error instanceof GraphQLError ? error : { source: undefined, locations: undefined }
    const message = error instanceof Error ? error.message : String(error)
    const file = source?.name ?? name
    const line = locations?.[0]?.line
    if (line === undefined) throw new CannotRun(`${file}: ${message}`)
    throw new CannotRun(`${file}:${line}: ${message}`, { file, line })
  }
}
