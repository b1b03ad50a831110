import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ExecutionResult, GraphQLFormattedError } from 'graphql'
import type { Clock } from '#domain/time/clock'
import { SERVER_TIME_HEADER, writeServerTime } from '#domain/time/serverTime'
import type { Context } from '../../context'
import { callerKey } from '../../limits/callerKey'
import { compress } from '../compress'
import type { Operation } from '../pages/renderedPages'
import { parseGraphqlBody } from './graphqlBody'
import { errorBody, formatExecutionError, formatRequestError } from './graphqlErrors'
import { createInventoryResponseCache } from './inventoryResponseCache'
import type { Services } from '../../services'
import { inSpan } from '../../tracing/tracing'
import type { TrustedOperations } from './trustedOperations'

// Nothing here is a page: no copy is kept, no type is guessed, no script runs.
const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}

const JSON_TYPE = 'application/json; charset=utf-8'
const UNREADABLE = 'The body must be an object of query, variables and operationName'
const NOT_TRUSTED = 'This endpoint executes only the operations that the site itself can send'

/** `POST /graphql`, the only way in; any other method is 405. */
export function registerGraphqlRoute(
  app: FastifyInstance,
  {
    services,
    clock,
    trusted,
  }: { services: Services; clock: Clock; trusted: TrustedOperations | null },
) {
  const response = createInventoryResponseCache()

  async function contextOf(request: FastifyRequest): Promise<Context> {
    const token = request.headers.authcookie
    const viewer = typeof token === 'string' && token ? await services.auth.viewerOf(token) : null
    return {
      viewer,
      clock,
      services,
      requestId: request.id,
      ip: callerKey(request.ip),
      device: services.devices.read(request.headers.cookie),
    }
  }

  app.post('/graphql', { helmet: false, onSend: compressResponse }, async (request, reply) => {
    reply.headers(headers).header(SERVER_TIME_HEADER, writeServerTime(clock.now()))
    const body = parseGraphqlBody(request.body)
    if (!body) return reply.code(400).send(errorBody('BAD_USER_INPUT', UNREADABLE))
    const { query, variables, operationName } = body
    if (trusted && !trusted.has(query, operationName)) {
      return reply.code(400).send(errorBody('BAD_USER_INPUT', NOT_TRUSTED))
    }
    request.operation = operationName ?? null
    const context = await contextOf(request)
    const source = sourceOf(query, operationName)
    const result = await inSpan(`graphql ${operationName?.slice(0, 64) ?? 'operation'}`, {}, () =>
      response(source, context, (text, watched) =>
        reply.graphql(text, watched, variables, operationName).catch(requestErrors),
      ),
    )
    const cookie = context.device.setCookie()
    if (cookie !== null) reply.header('set-cookie', cookie)
    if (Buffer.isBuffer(result)) return reply.type(JSON_TYPE).send(result)
    return result.errors ? sendErrors(result, request, reply) : result
  })

  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/graphql',
    handler: (_request, reply) =>
      reply
        .code(405)
        .headers({ ...headers, allow: 'POST' })
        .send(errorBody('BAD_USER_INPUT', 'Only POST is allowed here')),
  })
}

/** Executes a query as an unknown visitor, from inside the server; a response with errors throws the first. */
export function createExecute(
  app: FastifyInstance,
  { services, clock }: { services: Services; clock: Clock },
  { id: requestId, ip }: Pick<FastifyRequest, 'id' | 'ip'>,
) {
  return async ({ query, variables, operationName }: Operation): Promise<unknown> => {
    const device = services.devices.read(undefined)
    const context: Context = {
      viewer: null,
      clock,
      services,
      requestId,
      ip: callerKey(ip),
      device,
    }
    const source = sourceOf(query, operationName)
    const { data, errors } = await app.graphql(source, context, variables, operationName)
    if (errors?.[0]) throw errors[0]
    return { data }
  }
}

// Compiled queries are remembered by their text alone, which may hold several operations.
const sourceOf = (query: string, operationName: string | null | undefined) =>
  operationName ? `${query}\n#${operationName}` : query

async function compressResponse(request: FastifyRequest, reply: FastifyReply, response: unknown) {
  const accepted = request.headers['accept-encoding']
  if (!(typeof response === 'string' || Buffer.isBuffer(response)) || accepted === undefined) {
    return response
  }
  const { body, encoding } = await compress(response, accepted)
  if (encoding !== 'identity') {
    const vary = [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', ')
    reply.headers({ 'content-encoding': encoding, vary })
  }
  return body
}

/** Mercurius throws what is wrong with a document or its variables in one error. */
function requestErrors(thrown: unknown): ExecutionResult {
  if (thrown instanceof Error && 'errors' in thrown && Array.isArray(thrown.errors)) {
    return { errors: thrown.errors }
  }
  throw thrown
}

function sendErrors(result: ExecutionResult, request: FastifyRequest, reply: FastifyReply) {
  const { data, errors = [] } = result
  // Without data and without a place, nothing has run: it is the request that is wrong.
  if (!data && errors.every((error) => !error.path)) {
    request.refusal = 'BAD_USER_INPUT'
    return reply.code(400).send({ errors: errors.map(formatRequestError) })
  }
  const told = errors.map((error) => formatExecutionError(error, request.id, request.log))
  request.refusal = codeOf(told[0])
  return reply.send({ data: data ?? null, errors: told })
}

const codeOf = (error: GraphQLFormattedError | undefined): string | null => {
  const code = error?.extensions?.code
  return typeof code === 'string' ? code : null
}
