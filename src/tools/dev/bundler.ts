import { ROOT } from '../support/root'
import { join } from 'node:path'
import { SETTLE_MS } from './watchFiles'

/** Later than what may ask for more time has heard of the change. */
const BUILD_AFTER_MS = SETTLE_MS + 20

export type Bundler = {
  /** Builds nothing until this is done: what it writes comes with what was written before it. */
  buildAfter(work: () => Promise<void>): Promise<void>
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
  const config = configure({}, { mode: 'development' })
  const compiler = webpack({
    ...config,
    output: { ...config.output, path: output },
    watchOptions: { aggregateTimeout: BUILD_AFTER_MS },
  })
  if (!compiler) throw new Error('webpack gave no compiler')
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
      proxy: [{ context: () => true, target: apiUrl, ws: false }],
    },
    compiler,
  )
  await server.start()
  return {
    stop: () => server.stop(),
    async buildAfter(work) {
      compiler.watching?.suspend()
      await work()
      compiler.watching?.resume()
    },
  }
}
