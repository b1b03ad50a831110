/** The request that the page's inline script sent before this bundle arrived (src/client/page/start.ts). */
export type FirstQuery = {
  operationName: string
  variables: unknown
  answer: Promise<Response>
}

declare global {
  interface Window {
    tableeFirstQuery?: FirstQuery | undefined
  }
}

/** Hands over the answer on its way when it is the one asked for. Only once: the next question is asked anew. */
export function takeFirstQuery(
  operationName: string,
  variables: unknown,
): Promise<Response> | null {
  const first = window.tableeFirstQuery
  if (!first || first.operationName !== operationName) return null
  window.tableeFirstQuery = undefined
  return isSame(first.variables, variables) ? first.answer : null
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isObject(a) || !isObject(b)) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => isSame(a[key], b[key]))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
