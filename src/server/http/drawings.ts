import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import * as v from 'valibot'
import type { Clock } from '../../domain/time/clock'
import type { ShopQueryVariables } from '../../domain/catalogue/shopQuery'
import { STOREFRONTS } from '../../domain/catalogue/storefronts'
import type { Env } from '../base/env/env'

/** The build puts the site's components, made for Node, beside the page (webpack.config.js). */
const FILE = '.drawing/drawPage.cjs'

const moduleSchema = v.object({ drawPage: v.function() })
const questionEntries = {
  operationName: v.string(),
  variables: v.record(v.string(), v.unknown()),
  query: v.string(),
}
const drawingSchema = v.object({
  html: v.string(),
  answers: v.array(v.object({ ...questionEntries, answer: v.unknown() })),
})
const questionSchema = v.object(questionEntries)

export type Question = v.InferOutput<typeof questionSchema>
type Answered = Question & { answer: unknown }

/** Answers as the endpoint does, for a visitor nobody knows; throws what would be an error there. */
export type Ask = (question: Question) => Promise<unknown>

/** What goes into the page: the markup, and as JSON the answers that it was made of. */
export type Drawing = { html: string; answers: string }
type Kept = Drawing & { questions: readonly Question[] }

/** Only the storefronts that anybody may see, by the addresses that lead there: nobody can make us draw without end. */
const DRAWN_PATHS: ReadonlySet<string> = new Set([
  '/shop',
  ...STOREFRONTS.filter(({ access }) => access === 'everyone').map(({ path }) => path),
])

/**
 * Draws shops as a visitor first sees them. Everything is asked each time, so that the page is never behind the stock;
 * the markup is kept as long as the answers are the same.
 */
export function createDrawings({
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
  let drawPage: ReturnType<typeof load> | null = null
  let builtAt = 0

  function find() {
    const found = statSync(file, { throwIfNoEntry: false })
    if (found && found.mtimeMs !== builtAt) {
      drawPage = load(file)
      builtAt = found.mtimeMs
      kept.clear()
    }
    return found ? drawPage : null
  }

  async function draw(path: string, variables: ShopQueryVariables, ask: Ask) {
    const known = kept.get(path)
    if (known?.questions.some((question) => isSame(question.variables, variables))) {
      const answers = await Promise.all(
        known.questions.map(async (question) => ({ ...question, answer: await ask(question) })),
      )
      if (asJson(answers) === known.answers) return known
    }
    const result = await find()?.({
      path,
      now: clock.now(),
      ask: (question: unknown) => ask(v.parse(questionSchema, question)),
    })
    const { html, answers } = v.parse(drawingSchema, result)
    const drawing = { html, answers: asJson(answers), questions: answers }
    kept.set(path, drawing)
    return drawing
  }

  return {
    /** False for a page that is left to the browser: another address, or no drawing in this build. */
    has: (path: string): boolean => DRAWN_PATHS.has(path) && find() !== null,

    /** The same drawing as before when nothing in it has changed; null when it fails. */
    async draw(path: string, variables: ShopQueryVariables, ask: Ask): Promise<Drawing | null> {
      try {
        return await draw(path, variables, ask)
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
  return v.parse(moduleSchema, require(file)).drawPage
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Without the queries' texts, which the bundle knows. `<` is the only character that could end the element. */
const asJson = (answers: readonly Answered[]) =>
  JSON.stringify(
    answers.map(({ operationName, variables, answer }) => ({ operationName, variables, answer })),
  ).replaceAll('<', '\\u003c')
