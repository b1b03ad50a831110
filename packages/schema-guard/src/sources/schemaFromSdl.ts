import {
  buildASTSchema,
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

/** A schema from its SDL. Errors: CannotRun with what is wrong in it and where, GraphQLError where it cannot be parsed. */
export function schemaFromSdl(text: string, name: string): GraphQLSchema {
  const source = new Source(text, name)
  // Places take memory: they are read where something is wrong only.
  const document = servedOf(parse(source, { noLocation: true }), text)
  try {
    if (sdlProblems(document).length === 0) {
      const schema = buildASTSchema(document, { assumeValidSDL: true })
      if (validateSchema(schema).length === 0) return schema
    }
  } catch (error) {
    assertNone(problemsOf(servedOf(parse(source), text)), name)
    throw error
  }
  assertNone(problemsOf(servedOf(parse(source), text)), name)
  throw new Error(`${name} is no valid schema.`)
}

function problemsOf(document: DocumentNode): readonly GraphQLError[] {
  const problems = [...sdlProblems(document), ...unknownTypes(document)]
  return problems.length > 0
    ? problems
    : validateSchema(buildASTSchema(document, { assumeValidSDL: true }))
}
