import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { copyDataFolder } from '../../support/dataFolder'
import { startProductionServer } from '../../support/productionServer'

const dataDir = copyDataFolder()
const other = createServer()

beforeAll(async () => {
  other.listen(0, '127.0.0.1')
  await once(other, 'listening')
})
afterAll(() => {
  other.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('an address that this machine has not is told in a sentence', async () => {
  const started = startProductionServer({ DATA_DIR: dataDir, HOST: '203.0.113.1' })
  const failure = await started.then(
    () => '',
    (error: unknown) => String(error),
  )
  expect(failure).toMatch(/HOST cannot be served: listen EADDRNOTAVAIL/)
  expect(failure).not.toMatch(/\n +at /)
})

test.each(['/dev/null', '/proc/shop/data'])(
  'the folder %s, which cannot be written, is told in a sentence that names its variable',
  async (DATA_DIR) => {
    const started = startProductionServer({ DATA_DIR, DATABASE: 'embedded', DATABASE_URL: '' })
    const failure = await started.then(
      () => '',
      (error: unknown) => String(error),
    )
    expect(failure).toMatch(/DATA_DIR cannot be written: .+/)
    expect(failure).not.toMatch(/\n +at /)
  },
)

test('a taken port of the metrics is told by its own variable', async () => {
  const { port } = other.address() as AddressInfo
  const started = startProductionServer({ DATA_DIR: dataDir, METRICS_PORT: String(port) })
  await expect(started).rejects.toThrow(`METRICS_PORT ${port} is taken`)
})

test('a process that cannot serve the site ends, with its metrics and its traces', async () => {
  const { port } = other.address() as AddressInfo
  const started = startProductionServer({
    DATA_DIR: dataDir,
    PORT: String(port),
    METRICS_PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    LOG_LEVEL: 'info',
  })
  await expect(started).rejects.toThrow(/ended with 1: [^]*metrics are served[^]*EADDRINUSE/)
})
