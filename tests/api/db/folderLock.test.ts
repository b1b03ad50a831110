import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FolderLockedError, lockFolder } from '#server/db/folderLock'
import { startProductionServer } from '../../support/productionServer'

// The embedded database belongs to one process.
let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tablee-lock-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('a second process is refused in clear words, and may start once the first was killed', async () => {
  const first = await startProductionServer({ DATA_DIR: dataDir })
  await expect(startProductionServer({ DATA_DIR: dataDir })).rejects.toThrow(
    /Process \d+ already uses the embedded database in .*DATABASE_URL/,
  )
  expect((await fetch(`${first.url}/health/ready`)).status).toBe(200)
  await first.kill()
  const second = await startProductionServer({ DATA_DIR: dataDir })
  expect((await fetch(`${second.url}/health/ready`)).status).toBe(200)
  await second.stop()
})

test('a lock is taken once, and again after it was given back', () => {
  const folder = join(dataDir, 'db')
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderLockedError)
  unlock()
  lockFolder(folder)()
})

test.each([
  ['a process that is gone', async () => `${await deadPid()} 1`],
  ['another process that has been given the same number', async () => `${process.pid} 1`],
  ['an unreadable process id', async () => ''],
])('the lock of %s is taken over', async (_, content) => {
  const folder = join(dataDir, 'db')
  writeFileSync(`${folder}.lock`, await content())
  const unlock = lockFolder(folder)
  expect(readFileSync(`${folder}.lock`, 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  unlock()
})

async function deadPid() {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  return child.pid
}
