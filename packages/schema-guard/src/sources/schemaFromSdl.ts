import {
  buildASTSchema,
  Kind,
  parse,
  Source,
  validateSchema,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql'
import { servedOf } from './servedOf'
import { sdlProblems, unknownTypes } from './sdlProblems'
import { assertNone } from './validSchema'

export type Part = { text: string; name: string }

/** A schema from its SDL, in one file or several. Errors: CannotRun with what is wrong in it and where, GraphQLError where it cannot be parsed. */
export function schemaFromSdl(parts: readonly Part[], name: string): GraphQLSchema {
  // Places take memory: they are read where something is wrong only.
  const document = documentOf(parts, true)
  try {
    if (sdlProblems(document).length === 0) {
      const schema = buildASTSchema(document, { assumeValidSDL: true })
      if (validateSchema(schema).length === 0) return schema
    }
  } catch (error) {
    assertNone(problemsOf(documentOf(parts, false)), name)
    throw error
  }
  assertNone(problemsOf(documentOf(parts, false)), name)
  throw new Error(`${name} is no valid schema.`)
}

function documentOf(parts: readonly Part[], noLocation: boolean): DocumentNode {
  const documents = parts.map(({ text, name }) => parse(new Source(text, name), { noLocation }))
  return servedOf(
    { kind: Kind.DOCUMENT, definitions: documents.flatMap(({ definitions }) => definitions) },
    parts.some(({ text }) => /@\w*inaccessible\b/.test(text)),
  )
}

function problemsOf(document: DocumentNode): readonly GraphQLError[] {
  const problems = [...sdlProblems(document), ...unknownTypes(document)]
  return problems.length > 0
    ? problems
    : validateSchema(buildASTSchema(document, { assumeValidSDL: true }))
}
