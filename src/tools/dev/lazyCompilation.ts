import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Compiler, Module } from 'webpack'

/** Where a page asks for what it opens. */
export const LAZY_COMPILATION = '/lazy-compilation'

const CLIENT = `${join(import.meta.dirname, 'lazyCompilationClient.js')}?${LAZY_COMPILATION}`

/**
 * What an `import()` leads to is built once a page asks for it, and with each build from then on: a build goes through the
 * screens that were opened since the start, not through the whole site.
 */
export function createLazyCompilation() {
  const wanted = new Set<string>()
  let build = (): void => undefined
  return {
    /** For webpack's `experiments.lazyCompilation`. */
    backend: (compiler: Compiler) => {
      build = () => compiler.watching?.invalidate()
      return Promise.resolve({
        module(module: Module) {
          const data = module.identifier()
          return { client: CLIENT, data, active: wanted.has(data) }
        },
        dispose: (callback: () => void) => callback(),
      })
    },
    /** For the server of the page. */
    handle(request: IncomingMessage, response: ServerResponse): void {
      const open = (data: string) => {
        wanted.add(data)
        build()
        response.writeHead(204).end()
      }
      text(request).then(open, () => response.destroy())
    },
  }
}
