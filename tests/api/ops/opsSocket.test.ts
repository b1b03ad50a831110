import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { listenForOps, opsSocketPath } from '#server/ops/opsSocket'
import { callRunningShop } from '../../../src/tools/ops/callRunningShop'

test('a command that is stopped just before its response does not take the shop with it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tablee-ops-'))
  const path = opsSocketPath({ dataDir })
  let beforeResponse = () => {}
  const run = async () => {
    beforeResponse()
    return { isDone: true, words: 'done' }
  }
  const stop = await listenForOps({ dataDir }, run, pino({ level: 'silent' }))

  const stopped = connect(path)
  const isClosed = new Promise((resolve) => stopped.once('close', resolve))
  beforeResponse = () => stopped.destroy()
  stopped.write(`${JSON.stringify({ who: 'nadia', args: ['books'] })}\n`)
  await isClosed

  const told = await callRunningShop(path, { who: 'ben', args: ['books'] })
  expect(told).toEqual({ isDone: true, words: 'done' })
  await stop()
  rmSync(dataDir, { recursive: true })
})
