import * as v from 'valibot'

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

const answersSchema = v.array(
  v.object({ operationName: v.string(), variables: v.unknown(), answer: v.unknown() }),
)

/**
 * Hands over the answer that the page holds, or that is on its way to it, when it is the one asked for. Only once: the
 * next question is asked anew.
 */
export function takeFirstQuery(
  operationName: string,
  variables: unknown,
): Promise<Response> | null {
  if (typeof window === 'undefined') return null
  const first = takeSent(operationName) ?? takeWritten(operationName)
  return first && isSame(first.variables, variables) ? first.answer : null
}

function takeSent(operationName: string): FirstQuery | null {
  const first = window.tableeFirstQuery
  if (!first || first.operationName !== operationName) return null
  window.tableeFirstQuery = undefined
  return first
}

/** From the answers that the server wrote into the page that it has drawn. */
function takeWritten(operationName: string): FirstQuery | null {
  const element = document.getElementById('first-answers')
  if (!element?.textContent) return null
  const answers = v.safeParse(answersSchema, JSON.parse(element.textContent))
  if (!answers.success) return null
  const first = answers.output.find((answer) => answer.operationName === operationName)
  element.textContent = JSON.stringify(answers.output.filter((answer) => answer !== first))
  return first ? { ...first, answer: Promise.resolve(Response.json(first.answer)) } : null
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isObject(a) || !isObject(b)) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => isSame(a[key], b[key]))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
