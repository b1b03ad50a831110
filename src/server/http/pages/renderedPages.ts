import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import * as v from 'valibot'
import type { Clock } from '#domain/time/clock'
import type { ShopQueryVariables } from '#domain/catalogue/shopQuery'
import { STOREFRONTS } from '#domain/catalogue/storefronts'
import type { Env } from '../../base/env/env'
import { inlineJson } from '../../base/inlineJson'

/** The build puts the site's components, made for Node, beside the page (webpack.config.js). */
const FILE = '.rendering/renderPage.cjs'

const moduleSchema = v.object({ renderPage: v.function() })
const operationEntries = {
  operationName: v.string(),
  variables: v.record(v.string(), v.unknown()),
  query: v.string(),
}
const renderedPageSchema = v.object({
  html: v.string(),
  responses: v.array(v.object({ ...operationEntries, response: v.unknown() })),
})
const operationSchema = v.object(operationEntries)

export type Operation = v.InferOutput<typeof operationSchema>
type ExecutedOperation = Operation & { response: unknown }

/** Returns what the endpoint would, for an unknown visitor; throws what would be an error there. */
export type Execute = (operation: Operation) => Promise<unknown>

/** What goes into the page: the markup, and as JSON the responses that it was made of. */
export type RenderedPage = { html: string; responses: string }
type Kept = RenderedPage & { operations: readonly Operation[] }

/** Only public storefronts are rendered, each by its own addresses: made-up addresses cause no work. */
const RENDERED_PATHS: ReadonlySet<string> = new Set([
  '/shop',
  ...STOREFRONTS.filter(({ access }) => access === 'everyone').map(({ path }) => path),
])

/**
 * Renders shops as a visitor first sees them. Everything is queried each time, so that the page is never behind the stock;
 * the markup is kept as long as the responses are the same.
 */
export function createRenderings({
  env,
  clock,
  log,
}: {
  env: Env
  clock: Clock
  log: FastifyBaseLogger
}) {
  const file = join(env.clientDir, FILE)
  const kept = new Map<string, Kept>()
  let renderPage: ReturnType<typeof load> | null = null
  let builtAt = 0

  function find() {
    const found = statSync(file, { throwIfNoEntry: false })
    if (found && found.mtimeMs !== builtAt) {
      renderPage = load(file)
      builtAt = found.mtimeMs
      kept.clear()
    }
    return found ? renderPage : null
  }

  async function renderPath(path: string, variables: ShopQueryVariables, execute: Execute) {
    const known = kept.get(path)
    if (known?.operations.some((operation) => isSame(operation.variables, variables))) {
      const responses = await Promise.all(
        known.operations.map(async (operation) => ({
          ...operation,
          response: await execute(operation),
        })),
      )
      if (asJson(responses) === known.responses) return known
    }
    const result = await find()?.({
      path,
      now: clock.now(),
      execute: (operation: unknown) => execute(v.parse(operationSchema, operation)),
    })
    const { html, responses } = v.parse(renderedPageSchema, result)
    const renderedPage = { html, responses: asJson(responses), operations: responses }
    kept.set(path, renderedPage)
    return renderedPage
  }

  return {
    /** False for a page that is left to the browser: another address, or no rendering in this build. */
    has: (path: string): boolean => RENDERED_PATHS.has(path) && find() !== null,

    /** The same rendering as before when nothing in it has changed; null when it fails. */
    async renderPath(
      path: string,
      variables: ShopQueryVariables,
      execute: Execute,
    ): Promise<RenderedPage | null> {
      try {
        return await renderPath(path, variables, execute)
      } catch (error) {
        log.warn({ err: error, path }, 'the page goes out without its list')
        return null
      }
    },
  }
}

function load(file: string) {
  const require = createRequire(__filename)
  delete require.cache[file]
  return v.parse(moduleSchema, require(file)).renderPage
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Without the queries' texts, which the bundle knows. */
const asJson = (responses: readonly ExecutedOperation[]) =>
  inlineJson(
    responses.map(({ operationName, variables, response }) => ({
      operationName,
      variables,
      response,
    })),
  )
