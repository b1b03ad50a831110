import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  defaultFieldResolver,
  execute,
  getNamedType,
  getNullableType,
  GraphQLError,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
} from 'graphql'
import * as v from 'valibot'

/** By root field: the response, or a function of the arguments that returns it or throws. Fields left out are filled in. */
export type Responses = Readonly<Record<string, unknown>>

export type SentRequest = {
  operationName: string
  variables: Readonly<Record<string, unknown>>
  token: string | null
}

const LATE_MS = Number(process.env['LATE_RESPONSES'] ?? 0)
/** Multiples of it, less their whole part, are spread evenly: the waits are the same in each run, and long beside short. */
const GOLDEN_RATIO = 0.618

let responsesSent = 0

/** With `LATE_RESPONSES=40` each response comes up to 40 ms late by the clock of the page, and some overtake others. */
async function wait(): Promise<void> {
  if (LATE_MS === 0) return
  responsesSent += 1
  const waitMs = ((responsesSent * GOLDEN_RATIO) % 1) * LATE_MS
  await new Promise((resolve) => setTimeout(resolve, waitMs))
}

/** What a test has left under way reaches no page of the next one. */
let testsOver = 0
afterEach(() => {
  testsOver += 1
})

/** Not validated: every test file builds it anew, and the generators validate it (`npm run check`). */
const schema = buildSchema(readFileSync(join(__dirname, '../../schema.graphql'), 'utf8'), {
  assumeValid: true,
})
const bodySchema = v.object({
  operationName: v.string(),
  variables: v.record(v.string(), v.unknown()),
  query: v.string(),
})

const checkedBefore = new Map<string, { document: DocumentNode; errors: readonly GraphQLError[] }>()

/** Read and checked once: the tests of a file send the same few queries. */
function checked(query: string) {
  const before = checkedBefore.get(query)
  if (before) return before
  const document = parse(query)
  const now = { document, errors: validate(schema, document) }
  checkedBefore.set(query, now)
  return now
}

/** A limit that is used up, as the server says it: with the seconds to wait. */
export const limited = (retryAfterSeconds: number) =>
  new GraphQLError('TOO_MANY_ATTEMPTS', { extensions: { code: 'RATE_LIMITED', retryAfterSeconds } })

/** An error as the server raises it. */
export const refusal = (code: string, message: string, fields?: Readonly<Record<string, string>>) =>
  new GraphQLError(message, { extensions: { code, ...(fields ? { fields } : {}) } })

/** A server that checks and runs real queries over the real schema, with a test's own responses. */
export function createFakeApi(responses: Responses = {}, resolve: Resolver = fieldResolver) {
  const requests: SentRequest[] = []
  checkResponses(responses)
  const given = { ...start, ...responses }

  const fetch = async (_url: string, request: RequestInit = {}): Promise<Response> => {
    const { operationName, variables, query } = v.parse(
      bodySchema,
      JSON.parse(String(request.body)),
    )
    const token = new Headers(request.headers).get('authcookie') || null
    requests.push({ operationName, variables, token })
    const test = testsOver
    const { document, errors } = checked(query)
    const result =
      errors.length > 0
        ? { errors }
        : await execute({
            schema,
            document,
            operationName,
            variableValues: variables,
            rootValue: given,
            fieldResolver: resolve,
          })
    await wait()
    if (test !== testsOver) return new Promise(() => undefined)
    return Response.json(result)
  }
  return {
    fetch,
    requests,
    /** Gives other responses from now on. */
    response: (more: Responses) => {
      checkResponses(more)
      return Object.assign(given, more)
    },
    sent: (operationName: string) =>
      requests.filter((request) => request.operationName === operationName),
  }
}

export type FakeApi = ReturnType<typeof createFakeApi>

/** A shop with nothing on its shelves, for tests that only pass by. */
export const emptyShop: Responses = {
  availableInventory: {},
  businessDaysWithSlots: [],
  specialConfiguration: {},
  getCustomerProfile: {},
}

/** What every page fetches and few tests care about. */
const start: Responses = { seoRules: [], hellobar: null, specialConfiguration: {} }

export type Resolver = GraphQLFieldResolver<unknown, unknown>

const ROOTS = [schema.getQueryType(), schema.getMutationType()].filter((type) => type != null)

/** Throws where a response holds what its type has not: a misspelt field would be filled in instead. */
function checkKeys(value: unknown, type: GraphQLOutputType): void {
  const named = getNamedType(type)
  if (Array.isArray(value)) return value.forEach((item) => checkKeys(item, type))
  if (!isObjectType(named) || !(value instanceof Object)) return
  if (typeof value === 'function' || value instanceof Error) return
  const fields = named.getFields()
  for (const [key, inner] of Object.entries(value)) {
    const field = fields[key]
    if (!field)
      throw new Error(`This test gives ${named.name}.${key}, which the schema does not have`)
    checkKeys(inner, field.type)
  }
}

function checkResponses(responses: Responses): void {
  for (const [key, value] of Object.entries(responses)) {
    const field = ROOTS.flatMap((root) => root.getFields()[key] ?? [])[0]
    if (!field) throw new Error(`This test gives ${key}, which is no query and no mutation`)
    checkKeys(value, field.type)
  }
}

/** Of a function, while the page waits for it: a test that expects an absence fails by the console's error. */
function checkedResult(value: unknown, type: GraphQLOutputType): unknown {
  if (value instanceof Promise) return value.then((late) => checkedResult(late, type))
  try {
    checkKeys(value, type)
  } catch (error) {
    console.error(error)
    throw error
  }
  return value
}

export const fieldResolver: Resolver = (parent, args, context, info) => {
  const isRoot = ROOTS.includes(info.parentType)
  const response: unknown =
    isRoot && parent instanceof Object ? Reflect.get(parent, info.fieldName) : undefined
  if (isRoot && response === undefined) {
    throw new GraphQLError(`This test gives no response for ${info.fieldName}`)
  }
  const value: unknown =
    isRoot && typeof response === 'function'
      ? checkedResult(response(args), info.returnType)
      : defaultFieldResolver(parent, args, context, info)
  return value === undefined ? filler(info.returnType, info.fieldName) : value
}

/** The plainest value that a field may have. */
export function filler(type: GraphQLOutputType, name: string): unknown {
  if (!isNonNullType(type)) return null
  if (isListType(getNullableType(type))) return []
  const named = getNamedType(type)
  if (isEnumType(named)) return named.getValues()[0]?.value
  const scalars: Readonly<Record<string, unknown>> = {
    ID: '1',
    String: name,
    Int: 0,
    Float: 0,
    Boolean: false,
    Date: '2026-11-24',
    DateTime: '2026-11-24T10:00:00+01:00',
  }
  return scalars[named.name] ?? {}
}
