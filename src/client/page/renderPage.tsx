import { AsyncLocalStorage } from 'node:async_hooks'
import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import * as v from 'valibot'
import { App } from '../app/App'
import { routerReady } from '../app/start/routerReady'
import { createRoutes } from '../app/routes'
import { createEnvironment } from '../relay/environment'
import { findRenderingsBy, type Rendering } from '../services/rendering'

const operationSchema = v.object({
  operationName: v.string(),
  variables: v.unknown(),
  query: v.string(),
})

export type Operation = v.InferOutput<typeof operationSchema>

type Request = {
  path: string
  now: Date
  /** Returns a GraphQL query as the endpoint does, for an unknown visitor. */
  execute: (operation: Operation) => Promise<unknown>
}

export type RenderedPage = {
  /** What stands in the page's root. */
  html: string
  /** What had to be fetched for it, so that the browser need not fetch it again. */
  responses: (Operation & { response: unknown })[]
}

// It follows a page through everything that its rendering waits for: several are rendered at the same time.
const renderings = new AsyncLocalStorage<Rendering>()
findRenderingsBy(() => renderings.getStore())

/**
 * The site at a path as a visitor's browser would first show it: the server writes it into the page. Each page has its
 * own clock, which stands still, and its own Relay environment.
 */
export async function renderPage({ path, now, execute }: Request): Promise<RenderedPage> {
  const responses: RenderedPage['responses'] = []
  const environment = createEnvironment(async (_url, { body }) => {
    const operation = v.parse(operationSchema, JSON.parse(String(body)))
    const response = await execute(operation)
    responses.push({ ...operation, response })
    return Response.json(response)
  })
  const html = await renderings.run({ clock: { now: () => now }, environment }, () =>
    renderPath(path),
  )
  return { html, responses }
}

async function renderPath(path: string): Promise<string> {
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] })
  try {
    await routerReady(router)
    return await render(<App router={router} user={null} />)
  } finally {
    router.dispose()
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
        reject(error instanceof Error ? error : new Error('The page could not be rendered'))
      },
    })
  })
}

// The content security policy lets no element bring its own style: `afterRoot.ts` puts it back. React escapes every
// quotation mark of a text, so that nothing else looks like the attribute.
const asData = (html: string) => html.replaceAll(' style="', ' data-style="')
