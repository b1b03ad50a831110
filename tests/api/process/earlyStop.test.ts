import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { createTestDatabase } from '../../../src/tools/support/postgres'
import { programArgs } from '../../support/compiledServer'
import { postgresOnly } from '../../support/postgresOnly'
import { startProductionServer } from '../../support/productionServer'
import { postgresTemplate, TEMPLATES_VARIABLE } from '../../support/testDatabase'

postgresOnly.test(
  'told to stop when it has just begun to serve, on a busy database, it ends in order',
  async () => {
    const { url, drop } = await createTestDatabase(process.env.TEST_DATABASE_URL ?? '', {
      template: postgresTemplate(process.env[TEMPLATES_VARIABLE] ?? '', 'migrated'),
    })
    const dataDir = mkdtempSync(join(tmpdir(), 'tablee-early-'))
    const busy = new Client({ connectionString: url })
    await busy.connect()
    try {
      await busy.query('begin')
      // What the process looks at to say what its shop lacks.
      await busy.query('lock table distribution_points in access exclusive mode')
      const variables = { DATABASE_URL: url, DATA_DIR: dataDir, DRAIN_SECONDS: '0' }
      const server = await startProductionServer(variables, [], programArgs('main'))
      // No more than a start takes after it said that it is ready.
      await wait(500)
      server.terminate()
      expect(await server.ended).toBe(0)
    } finally {
      await busy.end()
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)
