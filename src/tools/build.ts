import { buildClient } from './support/clientBundle'
import { copyRuntimePackages } from './support/runtimePackages'
import { buildServer } from './support/serverBundle'

const BUILDS = {
  client: buildClient,
  server: async () => {
    await buildServer()
    console.log('Server built')
  },
  packages: async () => {
    console.log(`${copyRuntimePackages()} packages copied to dist/node_modules`)
  },
}

/** `npm run build`: the site and the server; `npm run build -- server` only one of them, `packages` what an image needs. */
async function build() {
  const named = Object.entries(BUILDS).filter(([name]) => process.argv.includes(name))
  const usual = [buildClient, BUILDS.server]
  for (const run of named.length > 0 ? named.map(([, one]) => one) : usual) await run()
}

build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
