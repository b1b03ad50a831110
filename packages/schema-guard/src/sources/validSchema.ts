import { validateSchema, type GraphQLSchema } from 'graphql'
import { CannotRun } from '../cannotRun'

const MAX_PROBLEMS = 5

/** Error: CannotRun with the first problems. */
export function assertValid(schema: GraphQLSchema, name: string): GraphQLSchema {
  const problems = validateSchema(schema)
  if (problems.length === 0) return schema
  const first = problems.slice(0, MAX_PROBLEMS).map(({ message }) => message)
  throw new CannotRun(`${name} is no valid schema: ${first.join(' ')}`)
}
