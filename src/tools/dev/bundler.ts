import { ROOT } from '../support/root'
import { join } from 'node:path'

/** webpack's development server: modules from memory, pages and API from the shop's own server. */
export async function startBundler({ port, apiUrl }: { port: number; apiUrl: string }) {
  const { default: webpack } = await import('webpack')
  const { default: DevServer } = await import('webpack-dev-server')
  const { default: configure } = await import('../../../webpack.config.js')
  const output = join(ROOT, 'dist/dev')
  const config = configure({}, { mode: 'development' })
  const compiler = webpack({ ...config, output: { ...config.output, path: output } })
  if (!compiler) throw new Error('webpack gave no compiler')
  const server = new DevServer(
    {
      port,
      host: 'localhost',
      hot: true,
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
  return server
}
