import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Failure } from './dev/bundler'
import { lastLine, log } from './dev/log'
import { createQueryFiles } from './dev/queryFiles'
import { spawnBeside } from './dev/spawnBeside'
import { watchFiles } from './dev/watchFiles'
import { needPort } from './support/needPort'
import { reportFailure } from './support/reportFailure'
import { ROOT } from './support/root'

const port = Number(process.env.PORT ?? 4000)
const apiPort = Number(process.env.API_PORT ?? port + 1)

/** One process and one log: compilers on every change, the API restarted, the page reloaded in place. */
async function main() {
  await needPort(port, `PORT=${port + 10} npm run dev`)
  await needPort(apiPort, `API_PORT=${apiPort + 10} npm run dev`)
  // To load these takes seconds: a port that is taken is said before.
  const [{ startBundler }, { writeResolverTypes }] = await Promise.all([
    import('./dev/bundler'),
    import('./dev/resolverTypes'),
  ])
  const generate = async () => {
    const [failure] = await Promise.all([compileQueries(), writeResolverTypes()])
    if (failure !== null) log('relay', failure)
    return failure
  }
  await generate()
  const api = startApi()
  const bundler = await startBundler({ port, apiUrl: `http://127.0.0.1:${apiPort}` })

  const mayChangeQueries = createQueryFiles(join(ROOT, 'src/client'))
  const stopWatching = await watchFiles(ROOT, {
    'src/client': (files) => mayChangeQueries(files) && bundler.buildAfter(compileQueries),
    'schema.graphql': () => bundler.buildAfter(generate),
  })
  const stop = () => {
    api.kill('SIGTERM')
    void Promise.all([stopWatching(), bundler.stop()]).then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

/** Returns what is wrong, for webpack to tell with the build. */
function compileQueries(): Promise<Failure> {
  return new Promise((resolve) => {
    const child = spawn(join(ROOT, 'node_modules/.bin/relay-compiler'), [], { cwd: ROOT })
    const output: string[] = []
    child.stdout.on('data', (data: Buffer) => output.push(String(data)))
    child.stderr.on('data', (data: Buffer) => output.push(String(data)))
    child.once('exit', (code) => {
      const text = stripVTControlCharacters(output.join(''))
      if (code === 0) log('relay', lastLine(text))
      resolve(code === 0 ? null : text)
    })
  })
}

function startApi() {
  const child = spawnBeside(
    join(ROOT, 'node_modules/.bin/tsx'),
    [
      'watch',
      '--clear-screen=false',
      '--include',
      'schema.graphql',
      'src/tools/start.ts',
      '--no-build',
    ],
    {
      cwd: ROOT,
      env: {
        // Where the pages are: mails link there, and the API says so when it is open.
        PUBLIC_URL: `http://localhost:${port}`,
        ...process.env,
        PORT: String(apiPort),
        CLIENT_DIR: 'dist/dev',
      },
    },
  )
  child.stdout.on('data', (data: Buffer) => log('api', String(data)))
  child.stderr.on('data', (data: Buffer) => log('api', String(data)))
  return child
}

main().catch((error: unknown) => {
  reportFailure(error)
  // The bundler and the API would go on.
  process.exit()
})
