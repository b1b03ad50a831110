import { buildClient } from './support/clientBundle'

void buildClient().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
