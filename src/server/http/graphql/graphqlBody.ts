type GraphqlBody = {
  query: string
  variables: Record<string, unknown> | undefined
  operationName: string | undefined
}

const NAME = /^[_A-Za-z][_0-9A-Za-z]*$/

/** Mercurius would run a query that is a syntax tree written as JSON; no GraphQL document starts like JSON. */
const JSON_START = /^\s*(\{\s*["}]|[["\d-]|(true|false|null)\b)/

/** GraphQL has escapes of its own, and lets this one pass. */
const NUL_ESCAPE = /\\u(?:0000|\{0+\})/

/** Reads `{ operationName, variables, query }`, or null when it is something else. Written by hand: every request passes. */
export function parseGraphqlBody(body: unknown): GraphqlBody | null {
  if (!isRecord(body)) return null
  const { query, variables, operationName } = body
  if (typeof query !== 'string' || JSON_START.test(query) || NUL_ESCAPE.test(query)) return null
  if (variables !== undefined && variables !== null && !isRecord(variables)) return null
  if (operationName !== undefined && operationName !== null && !isName(operationName)) return null
  return {
    query,
    variables: variables ?? undefined,
    operationName: operationName ?? undefined,
  }
}

const isName = (value: unknown): value is string => typeof value === 'string' && NAME.test(value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
