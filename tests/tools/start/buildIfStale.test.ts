import { build } from 'esbuild'
import { SOURCES } from '../../../src/tools/support/buildIfStale'
import { ROOT } from '../../../src/tools/support/root'

test.each([
  ['guard of the schema', 'packages/schema-guard/src/main.ts'],
  ['worker', 'src/client/worker/worker.ts'],
])('a change of any file that the %s is made of makes the site stale', async (_, entry) => {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    platform: 'node',
    metafile: true,
    write: false,
    outdir: 'dist',
  })
  const files = Object.keys(metafile.inputs)
  expect(files).toContain(entry)
  const isSource = (file: string) =>
    SOURCES.some((path) => file === path || file.startsWith(`${path}/`))
  expect(files.filter((file) => !isSource(file))).toEqual([])
})
