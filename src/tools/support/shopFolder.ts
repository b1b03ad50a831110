import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbedded } from '#server/db/embedded'
import { catalogueRows } from '../../demo/catalogueRows'
import { writePictures } from '../../demo/pictures/writePictures'
import { quickestPlace } from './quickestPlace'

/**
 * Makes the data folder that shops of every date begin with: the tables, still empty, and the pictures. A shop that starts on a
 * copy of it does in a third of the time what it does on an empty folder.
 */
export async function makeShopFolder(): Promise<string> {
  const folder = mkdtempSync(join(quickestPlace(), 'tablee-folder-'))
  // It may lie in memory: a run that is ended early leaves none there.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  try {
    const database = await openEmbedded(folder)
    await database.migrate()
    await database.close()
    await writePictures(folder, catalogueRows())
    return folder
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}
