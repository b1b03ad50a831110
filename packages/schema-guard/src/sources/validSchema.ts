import { validateSchema, type GraphQLError, type GraphQLSchema } from 'graphql'
import { CannotRun, type ProblemPlace } from '../cannotRun'

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
    problems.flatMap((problem) => placeOf(problem) ?? [])[0],
  )
}

function wordsOf(problem: GraphQLError, name: string): string {
  const { message } = problem
  const place = placeOf(problem)
  if (!place) return message
  const told = place.file === name ? `line ${place.line}` : `${place.file}:${place.line}`
  return `${message.replace(/\.$/, '')} (${told}).`
}

/** Of two things that contradict each other, the later one is the news. */
function placeOf({ nodes = [] }: GraphQLError): ProblemPlace | undefined {
  const { startToken, source } = nodes.at(-1)?.loc ?? {}
  return startToken && source ? { file: source.name, line: startToken.line } : undefined
}
