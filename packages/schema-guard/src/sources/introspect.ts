import { getIntrospectionQuery, type GraphQLSchema, type IntrospectionOptions } from 'graphql'
import { CannotRun } from '../cannotRun'
import { causeOf } from '../causeOf'
import { schemaFromIntrospection } from './schemaFromIntrospection'

const PATIENCE_MS = 10_000

/**
 * The schema of an endpoint, by introspection. The headers go to it only: a redirect is refused. Error: CannotRun when
 * it does not respond, or hides its schema.
 */
export async function introspect(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<GraphQLSchema> {
  let problem = ''
  for (const options of QUESTIONS) {
    const result = await post(url, headers, options)
    if (result.schema) return result.schema
    problem = result.problem
  }
  throw new CannotRun(`${url}: ${problem}`)
}

const ALL: IntrospectionOptions = { inputValueDeprecation: true, specifiedByUrl: true, oneOf: true }

// Servers that limit the depth of a query refuse the usual one, and older ones do not know all of it.
const QUESTIONS: readonly IntrospectionOptions[] = [
  ALL,
  { ...ALL, typeDepth: 5 },
  { ...ALL, oneOf: false },
  { typeDepth: 5 },
]

type Result = { schema: GraphQLSchema; problem?: never } | { schema?: never; problem: string }

async function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  options: IntrospectionOptions,
): Promise<Result> {
  const query = getIntrospectionQuery(options)
  let text: string
  let status: number
  let location: string | null
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify({ operationName: 'IntrospectionQuery', query, variables: {} }),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    text = await response.text()
    ;({ status } = response)
    location = response.headers.get('location')
  } catch (error) {
    throw new CannotRun(`${url} does not respond: ${causeOf(error)}`)
  }
  if (status >= 300 && status < 400 && location !== null) {
    throw new CannotRun(`${url} leads to ${location}: name the endpoint itself.`)
  }
  const said = `HTTP ${status}: ${text.slice(0, 200)}`
  if (status === 401) {
    throw new CannotRun(`${url} does not let us in (${said}). Give it what it wants by --header.`)
  }
  const refusal = `it does not respond to introspection (${said}). Production servers often hide it: give an SDL file instead.`
  try {
    const content: { data?: unknown } = JSON.parse(text)
    return content.data ? { schema: schemaFromIntrospection(content, url) } : { problem: refusal }
  } catch (error) {
    if (error instanceof CannotRun) throw error
    return { problem: refusal }
  }
}
