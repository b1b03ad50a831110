import { validateSchema, type GraphQLError, type GraphQLSchema } from 'graphql'
import { CannotRun } from '../cannotRun'

const MAX_PROBLEMS = 5

/** Error: CannotRun with the first problems. */
export function assertValid(schema: GraphQLSchema, name: string): GraphQLSchema {
  assertNone(validateSchema(schema), name)
  return schema
}

/** Error: CannotRun with the first problems, and their lines where they are known. */
export function assertNone(problems: readonly GraphQLError[], name: string) {
  if (problems.length === 0) return
  const first = problems.slice(0, MAX_PROBLEMS).map((problem) => wordsOf(problem, name))
  const more = problems.length - first.length
  throw new CannotRun(
    `${name} is no valid schema: ${first.join(' ')}${more > 0 ? ` And ${more} more.` : ''}`,
  )
}

function wordsOf({ message, nodes = [] }: GraphQLError, name: string): string {
  // Of two things that contradict each other, the later one is the news.
  const { startToken, source } = nodes.at(-1)?.loc ?? {}
  if (!startToken || !source) return message
  const place =
    source.name === name ? `line ${startToken.line}` : `${source.name}:${startToken.line}`
  return `${message.replace(/\.$/, '')} (${place}).`
}
