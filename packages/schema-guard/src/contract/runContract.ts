import { type GraphQLSchema, OperationTypeNode } from 'graphql'
import { causeOf } from '../causeOf'
import { checkResponse } from './checkResponse'
import type { ContractOperation } from './contractOperations'
import { generateVariables, type VariableContext } from './generateVariables'
import { createValuePool, type ValuePool } from './valuePool'
import { variableHints } from './variableHints'

export type ContractResult = {
  name: string
  status: 'passed' | 'failed' | 'skipped'
  problems: string[]
  milliseconds: number
  /** The server found nothing for the values that were tried. */
  isNotFound?: boolean
  /** The server did not respond. */
  isUnanswered?: boolean
}

type Options = Omit<VariableContext, 'pool' | 'hasToken' | 'schema'> & {
  url: string
  headers: Readonly<Record<string, string>>
  token: string | undefined
  schema: GraphQLSchema
  /** Mutations are run too. */
  writes: boolean
}

/** Runs the operations that it has values for, takes values for others from the responses, and goes on until no other can run. */
export async function runContract(
  operations: readonly ContractOperation[],
  options: Options,
): Promise<ContractResult[]> {
  const pool = createValuePool()
  if (options.token !== undefined) pool.add('Session', 'token', options.token)
  const context: RoundContext = { options, pool, results: new Map() }
  const reads = operations.filter(({ node }) => node.operation === OperationTypeNode.QUERY)
  const writes = operations.filter(({ node }) => node.operation === OperationTypeNode.MUTATION)
  const rounds = options.writes ? [reads, writes, reads] : [reads]
  for (const round of rounds) await runRound(round, context)
  return [...context.results.values(), ...(options.writes ? [] : writes.map(notSent))].sort(
    (a, b) => a.name.localeCompare(b.name),
  )
}

const notSent = ({ name }: ContractOperation): ContractResult => ({
  name,
  status: 'skipped',
  problems: ['a mutation: run with --write'],
  milliseconds: 0,
})

type RoundContext = { options: Options; pool: ValuePool; results: Map<string, ContractResult> }

const MAX_ATTEMPTS = 20

async function runRound(operations: readonly ContractOperation[], context: RoundContext) {
  const { results } = context
  for (let isMoving = true; isMoving;) {
    isMoving = false
    for (const operation of operations) {
      if (isSent(results.get(operation.name))) continue
      const result = await attempt(operation, context)
      results.set(operation.name, result)
      isMoving ||= isSent(result)
    }
  }
}

const isSent = (result: ContractResult | undefined) =>
  result !== undefined && result.milliseconds > 0

/** Sends an operation, and again with other values as long as the server finds nothing for them. */
async function attempt(
  operation: ContractOperation,
  { options, pool }: RoundContext,
): Promise<ContractResult> {
  const { name, document, node } = operation
  const hints = variableHints(document, options.schema)
  const tried = new Set<string>()
  let last: ContractResult = { name, status: 'skipped', problems: [], milliseconds: 0 }
  for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
    const hasToken = options.token !== undefined
    const generated = generateVariables(node, hints, { ...options, pool: pool.at(count), hasToken })
    if (generated.missing) {
      const [first] = generated.missing
      const wanted = generated.missing.map((one) => `$${one}`).join(', ')
      return { ...last, problems: [`no value for ${wanted}: give --variable ${first}=…`] }
    }
    const key = JSON.stringify(generated.variables)
    if (tried.has(key)) return last
    tried.add(key)
    last = await post(operation, generated.variables, pool, options)
    if (!last.isNotFound) return last
  }
  return last
}

const PATIENCE_MS = 15_000

async function post(
  { name, text, document, node }: ContractOperation,
  variables: Record<string, unknown>,
  pool: ValuePool,
  { url, headers, token, schema }: Options,
): Promise<ContractResult> {
  const started = performance.now()
  const result = (status: ContractResult['status'], problems: string[] = []): ContractResult => ({
    name,
    status,
    problems,
    milliseconds: Math.max(1, Math.round(performance.now() - started)),
  })
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify({ operationName: name, variables, query: text }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const parsed = parseResponse(await response.text())
    if (!parsed) return result('failed', [`HTTP ${response.status}, and no JSON`])
    const [error] = parsed.errors
    const code = error?.extensions?.code
    if (code === 'UNAUTHENTICATED' && token === undefined) {
      return result('skipped', ['needs a session: give --token'])
    }
    if (code === 'NOT_FOUND' && node.variableDefinitions?.length) {
      const problems = [`${error?.message}: give a --variable that is found`]
      return { ...result('skipped', problems), isNotFound: true }
    }
    const problems = parsed.errors.map(({ message, path }) =>
      path ? `${path.join('.')}: ${message}` : message,
    )
    if (isObject(parsed.data)) {
      problems.push(
        ...checkResponse(parsed.data, { document, operation: node, schema, variables, pool }),
      )
    } else if (problems.length === 0) problems.push(`HTTP ${response.status}, and no data`)
    return result(problems.length > 0 ? 'failed' : 'passed', problems)
  } catch (error) {
    return { ...result('failed', [`no response: ${causeOf(error)}`]), isUnanswered: true }
  }
}

type Result = {
  data?: unknown
  errors: {
    message: string
    path?: (string | number)[]
    extensions?: { code?: string }
  }[]
}

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parseResponse(text: string): Result | null {
  try {
    const { data, errors }: Partial<Result> = JSON.parse(text)
    return { data, errors: Array.isArray(errors) ? errors : [] }
  } catch {
    return null
  }
}
