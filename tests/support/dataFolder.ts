import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbedded } from '#server/db/embedded'
import { quickestPlace } from '../../src/tools/support/quickestPlace'

/** Where the setup of the run leaves the folder that others are copies of. */
const FOLDER_VARIABLE = 'TEST_DATA_FOLDER'

/** Before the API tests of a run: makes a data folder with every table and no row. `npm test` has made one for its shops already. */
export async function makeDataFolder(): Promise<void> {
  const folder = mkdtempSync(join(quickestPlace(), 'tablee-data-'))
  process.env[FOLDER_VARIABLE] = folder
  const { SHOP_FOLDER: made } = process.env
  if (made) return cpSync(join(made, 'db'), join(folder, 'db'), { recursive: true })
  const database = await openEmbedded(folder)
  await database.migrate()
  await database.close()
}

/** After them. */
export function clearDataFolder(): void {
  const folder = process.env[FOLDER_VARIABLE]
  if (folder) rmSync(folder, { recursive: true, force: true })
}

/** A copy of it, to be removed: a process that starts on an empty folder makes the database first, which is most of its start. */
export function copyDataFolder(): string {
  const folder = process.env[FOLDER_VARIABLE]
  if (!folder) throw new Error('tests/support/apiRun.ts has made no data folder')
  const copy = mkdtempSync(join(quickestPlace(), 'tablee-data-'))
  cpSync(folder, copy, { recursive: true })
  return copy
}
