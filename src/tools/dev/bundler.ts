import { ROOT } from '../support/root'
import { join } from 'node:path'
import { createLazyCompilation, LAZY_COMPILATION } from './lazyCompilation'
import { SETTLE_MS } from './watchFiles'

/** Later than what may ask for more time has heard of the change. */
const BUILD_AFTER_MS = SETTLE_MS + 20

/** The words of a compiler that found an error; null when it found none. */
export type Failure = string | null

type Bundler = {
  /**
   * Builds nothing until this is done: what it writes comes with what was written before it. Why it failed is an error of the build
   * from then on: over the page, which keeps what it shows.
   */
  buildAfter(work: () => Promise<Failure>): Promise<void>
  stop(): Promise<void>
}

/** webpack's development server: modules from memory, pages and API from the shop's own server. */
export async function startBundler({
  port,
  apiUrl,
}: {
  port: number
  apiUrl: string
}): Promise<Bundler> {
  const { default: webpack } = await import('webpack')
  const { default: DevServer } = await import('webpack-dev-server')
  const { default: configure } = await import('../../../webpack.config.js')
  const output = join(ROOT, 'dist/dev')
  const lazyCompilation = createLazyCompilation()
  const config = configure({}, { mode: 'development' })
  const compiler = webpack({
    ...config,
    output: { ...config.output, path: output },
    experiments: {
      lazyCompilation: { imports: true, entries: false, backend: lazyCompilation.backend },
    },
    watchOptions: { aggregateTimeout: BUILD_AFTER_MS },
  })
  if (!compiler) throw new Error('webpack gave no compiler')
  let failure: Failure = null
  compiler.hooks.thisCompilation.tap('queries', ({ errors }) => {
    if (failure !== null) errors.push(new webpack.WebpackError(failure))
  })
  const server = new DevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      // Packing megabytes for the same machine takes longer than sending them.
      compress: false,
      static: false,
      // The socket goes where the page came from: its content security policy allows no other place.
      client: { overlay: { errors: true, warnings: false }, webSocketURL: 'auto://0.0.0.0:0/ws' },
      // The page comes from the shop's server, which puts the state of the day into it.
      devMiddleware: { index: false, writeToDisk: (file) => file.endsWith('index.html') },
      setupMiddlewares: (middlewares) => [
        { name: 'lazy-compilation', path: LAZY_COMPILATION, middleware: lazyCompilation.handle },
        ...middlewares,
      ],
      proxy: [{ context: () => true, target: apiUrl, ws: false }],
    },
    compiler,
  )
  await server.start()
  return {
    stop: () => server.stop(),
    async buildAfter(work) {
      compiler.watching?.suspend()
      failure = await work()
      compiler.watching?.resume()
    },
  }
}
