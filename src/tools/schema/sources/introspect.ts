import { getIntrospectionQuery, type GraphQLSchema } from 'graphql'
import { CannotRun } from '../cannotRun'
import { schemaFromIntrospection } from './loadSchema'

const PATIENCE_MS = 10_000

/** The schema that an endpoint tells about itself. Error: CannotRun when it does not answer, or hides it. */
export async function introspect(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<GraphQLSchema> {
  const answer = await ask(url, headers, true)
  if (answer.schema) return answer.schema
  // Older servers do not know deprecated inputs.
  const older = await ask(url, headers, false)
  if (older.schema) return older.schema
  throw new CannotRun(`${url}: ${answer.problem}`)
}

type Answer = { schema: GraphQLSchema; problem?: never } | { schema?: never; problem: string }

async function ask(
  url: string,
  headers: Readonly<Record<string, string>>,
  inputValueDeprecation: boolean,
): Promise<Answer> {
  const query = getIntrospectionQuery({ inputValueDeprecation, specifiedByUrl: true })
  let text: string
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify({ operationName: 'IntrospectionQuery', query, variables: {} }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    text = await response.text()
  } catch (error) {
    throw new CannotRun(`${url} does not answer: ${causeOf(error)}`)
  }
  const refusal = `it does not answer to introspection (${text.slice(0, 200)}). Production servers often hide it: give an SDL file instead.`
  try {
    const content: { data?: unknown } = JSON.parse(text)
    return content.data ? { schema: schemaFromIntrospection(content, url) } : { problem: refusal }
  } catch (error) {
    if (error instanceof CannotRun) throw error
    return { problem: refusal }
  }
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message
}
