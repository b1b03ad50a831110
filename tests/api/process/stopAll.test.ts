import { rmSync } from 'node:fs'
import { stopAll } from '#server/process/stopAll'
import { copyDataFolder } from '../../support/dataFolder'
import { startProductionServer } from '../../support/productionServer'

test('parts stop in the reverse order of their start', async () => {
  const stopped: string[] = []
  await stopAll([
    async () => stopped.push('database'),
    async () => stopped.push('tracing'),
    async () => stopped.push('site'),
  ])
  expect(stopped).toEqual(['site', 'tracing', 'database'])
})

test('one that cannot stop keeps no other running, and is told', async () => {
  const stopped: string[] = []
  const stopping = stopAll([
    async () => stopped.push('database'),
    () => Promise.reject(new Error('the collector does not respond')),
    async () => stopped.push('site'),
  ])
  await expect(stopping).rejects.toThrow('the collector does not respond')
  expect(stopped).toEqual(['site', 'database'])
})

test('a shop whose collector of traces is gone stops in order', async () => {
  const dataDir = copyDataFolder()
  const server = await startProductionServer({
    DATA_DIR: dataDir,
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    OTEL_EXPORTER_OTLP_TIMEOUT: '500',
  })
  await fetch(`${server.url}/robots.txt`)
  await server.stop()
  expect(await server.ended).toBe(0)
  rmSync(dataDir, { recursive: true, force: true })
})
