import type { Environment } from 'relay-runtime'
import type { Clock } from '#domain/time/clock'

/** What belongs to one page while the server renders it, beside others. */
export type Rendering = { clock: Clock; environment: Environment }

let find: () => Rendering | undefined = () => undefined

/** The page that is being rendered here; none in a browser. */
export const currentRendering = () => find()

/** How the server tells its pages apart: src/client/page/renderPage.tsx. */
export const findRenderingsBy = (source: typeof find) => {
  find = source
}
