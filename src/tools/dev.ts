import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { log, compilerLines } from './dev/log'
import { startBundler } from './dev/bundler'
import { watchFiles } from './dev/watchFiles'
import { ROOT } from './support/root'

const port = Number(process.env.PORT ?? 4000)
const apiPort = port + 1

/** One process and one log: compilers on every change, the API restarted, the page reloaded in place. */
async function main() {
  await generate('relay', 'relay-compiler', [])
  await generate('codegen', 'graphql-codegen', ['--config', 'codegen.yml'])
  const api = startApi()
  const bundler = await startBundler({ port, apiUrl: `http://127.0.0.1:${apiPort}` })

  const stopWatching = watchFiles(ROOT, {
    'src/client': (file) => /\.tsx?$/.test(file) && generate('relay', 'relay-compiler', []),
    'schema.graphql': async () => {
      await generate('relay', 'relay-compiler', [])
      await generate('codegen', 'graphql-codegen', ['--config', 'codegen.yml'])
    },
  })
  log('dev', `http://localhost:${port}`)

  const stop = () => {
    stopWatching()
    api.kill('SIGTERM')
    void bundler.stop().then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

function generate(name: string, command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(join(ROOT, 'node_modules/.bin', command), args, { cwd: ROOT })
    const output: string[] = []
    child.stdout.on('data', (data: Buffer) => output.push(String(data)))
    child.stderr.on('data', (data: Buffer) => output.push(String(data)))
    child.once('exit', (code) => {
      const lines = compilerLines(output.join(''), code === 0)
      lines.forEach((line) => log(name, line))
      resolve()
    })
  })
}

function startApi() {
  const child = spawn(
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
      env: { ...process.env, PORT: String(apiPort), CLIENT_DIR: 'dist/dev' },
    },
  )
  child.stdout.on('data', (data: Buffer) => log('api', String(data)))
  child.stderr.on('data', (data: Buffer) => log('api', String(data)))
  return child
}

void main()
