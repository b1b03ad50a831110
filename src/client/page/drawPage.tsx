import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import * as v from 'valibot'
import { App } from '../app/App'
import { routerReady } from '../app/routerReady'
import { createRoutes } from '../app/routes'
import { resetEnvironment } from '../relay/environment'
import { setClock } from '../services/clock'

const questionSchema = v.object({
  operationName: v.string(),
  variables: v.unknown(),
  query: v.string(),
})

export type Question = v.InferOutput<typeof questionSchema>

type Request = {
  path: string
  now: Date
  /** Answers a GraphQL question as the endpoint does, for a visitor nobody knows. */
  ask: (question: Question) => Promise<unknown>
}

export type Drawing = {
  /** What stands in the page's root. */
  html: string
  /** What had to be asked for it, so that the browser need not ask again. */
  answers: (Question & { answer: unknown })[]
}

let underWay: Promise<unknown> = Promise.resolve()

/** The site at a path as a visitor's browser would first show it: the server writes it into the page. */
export function drawPage(request: Request): Promise<Drawing> {
  // The site has one clock and one Relay environment: drawings wait for one another.
  const drawing = underWay.then(() => draw(request))
  underWay = drawing.catch(() => undefined)
  return drawing
}

async function draw({ path, now, ask }: Request): Promise<Drawing> {
  const answers: Drawing['answers'] = []
  setClock({ now: () => now })
  resetEnvironment(async (_url, { body }) => {
    const question = v.parse(questionSchema, JSON.parse(String(body)))
    const answer = await ask(question)
    answers.push({ ...question, answer })
    return Response.json(answer)
  })
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] })
  try {
    await routerReady(router)
    return { html: await render(<App router={router} user={null} />), answers }
  } finally {
    router.dispose()
    resetEnvironment()
  }
}

/** The markup once everything in it has come. Half a page is none: the first failure rejects. */
function render(app: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: string[] = []
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(String(chunk))
        done()
      },
    })
    sink.on('finish', () => resolve(asData(chunks.join(''))))
    const stream = renderToPipeableStream(app, {
      onAllReady: () => stream.pipe(sink),
      onError: (error) => {
        reject(error instanceof Error ? error : new Error('The page could not be drawn'))
      },
    })
  })
}

// The content security policy lets no element bring its own style: `afterRoot.ts` puts it back. React escapes every
// quotation mark of a text, so that nothing else looks like the attribute.
const asData = (html: string) => html.replaceAll(' style="', ' data-style="')
