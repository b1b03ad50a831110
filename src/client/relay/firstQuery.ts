import * as v from 'valibot'

/** The request that the page's inline script sent before this bundle arrived (src/client/page/start.ts). */
type FirstQuery = {
  operationName: string
  variables: unknown
  response: Promise<Response>
}

declare global {
  interface Window {
    tableeFirstQuery?: FirstQuery | undefined
    /** Whether the browser's history has kept this page since an earlier visit (src/client/page/start.ts). */
    tableeIsOutOfHistory?: boolean | undefined
  }
}

const responsesSchema = v.array(
  v.object({ operationName: v.string(), variables: v.unknown(), response: v.unknown() }),
)

/**
 * Hands over the response on its way when it is the one wanted. Only once: the next query is sent anew.
 */
export function takeFirstQuery(
  operationName: string,
  variables: unknown,
): Promise<Response> | null {
  const first = window.tableeFirstQuery
  if (!first || first.operationName !== operationName) return null
  window.tableeFirstQuery = undefined
  return isSame(first.variables, variables) ? first.response : null
}

let written: v.InferOutput<typeof responsesSchema> = []

/** The same for the responses that the server wrote into the page that it has rendered; those of an earlier visit count for nothing. */
export function takeWrittenResponse(operationName: string, variables: unknown): unknown {
  readResponses()
  const first = written.find((response) => response.operationName === operationName)
  written = written.filter((response) => response !== first)
  return first && isSame(first.variables, variables) ? first.response : null
}

function readResponses() {
  const element = document.getElementById('first-responses')
  if (!element) return
  element.remove()
  if (window.tableeIsOutOfHistory) return
  const responses = v.safeParse(responsesSchema, JSON.parse(element.textContent || '[]'))
  if (responses.success) written = responses.output
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isObject(a) || !isObject(b)) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => isSame(a[key], b[key]))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
