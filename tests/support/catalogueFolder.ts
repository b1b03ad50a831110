import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_FOLDER } from '../../src/demo/files'

/** A copy of the demonstration's catalogue, for a test to write in as a cook would. */
export function copyCatalogue() {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-catalogue-'))
  cpSync(join(DEMO_FOLDER, 'catalogue'), folder, { recursive: true })
  return {
    folder,
    path: (file: string) => join(folder, file),
    /** Replaces a text that must be there. */
    edit(file: string, before: string | RegExp, after: string) {
      const text = readFileSync(join(folder, file), 'utf8')
      const edited = text.replace(before, after)
      if (edited === text) throw new Error(`${file} does not say ${before}`)
      writeFileSync(join(folder, file), edited)
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
