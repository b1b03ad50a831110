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
 * Hands over the answer on its way when it is the one asked for. Only once: the next question is asked anew.
 */
export function takeFirstQuery(
  operationName: string,
  variables: unknown,
): Promise<Response> | null {
  const first = window.tableeFirstQuery
  if (!first || first.operationName !== operationName) return null
  window.tableeFirstQuery = undefined
  return isSame(first.variables, variables) ? first.answer : null
}

let written: v.InferOutput<typeof answersSchema> = []

/** The same for the answers that the server wrote into the page that it has drawn. */
export function takeWrittenAnswer(operationName: string, variables: unknown): unknown {
  readAnswers()
  const first = written.find((answer) => answer.operationName === operationName)
  written = written.filter((answer) => answer !== first)
  return first && isSame(first.variables, variables) ? first.answer : null
}

function readAnswers() {
  const element = document.getElementById('first-answers')
  if (!element) return
  element.remove()
  const answers = v.safeParse(answersSchema, JSON.parse(element.textContent || '[]'))
  if (answers.success) written = answers.output
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isObject(a) || !isObject(b)) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => isSame(a[key], b[key]))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
