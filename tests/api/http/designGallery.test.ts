import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PRODUCTION } from '../../../src/tools/support/production'
import { startTestServer } from '../../support/testServer'

test.each([
  ['development', 200, true],
  ['production', 404, false],
])('in %s, /dev/design returns %i', async (environment, status, hasDesignGallery) => {
  const clientDir = mkdtempSync(join(tmpdir(), 'tablee-page-'))
  writeFileSync(join(clientDir, 'index.html'), '<head></head><div id="root"></div>')
  const server = await startTestServer({
    isSeeded: false,
    env: {
      ...PRODUCTION,
      NODE_ENV: environment,
      CLIENT_DIR: clientDir,
    },
  })
  const response = await fetch(`${server.url}/dev/design`, { headers: { accept: 'text/html' } })
  expect(response.status).toBe(status)
  expect(await response.text()).toContain(`"hasDesignGallery":${hasDesignGallery}`)
  await server.close()
  rmSync(clientDir, { recursive: true })
})
