import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpsResult } from '#server/ops/OpsResult'
import type { OpsCommand } from '#server/ops/OpsCommand'
import { inspectPhotographs } from './inspectPhotographs'
import { writePhotograph } from './writePhotograph'

type Options = {
  folder: string
  isDryRun: boolean
  dataDir: string
  /** Has the shop run a command. */
  send: (command: OpsCommand) => Promise<OpsResult>
}

/**
 * Takes the photographs of a folder into the shop. The shop is asked first whether it knows all of them; then they are
 * written in every size and format, here and not in its process; then it shows them.
 */
export async function publishPhotographs(
  command: OpsCommand,
  { folder, isDryRun, dataDir, send }: Options,
): Promise<OpsResult> {
  const found = await inspectPhotographs(folder)
  const input = {
    problems: found.problems,
    photographs: found.photographs.map(({ file: _, ...photograph }) => photograph),
  }
  const expected = await send({ ...command, args: ['pictures', folder, '--dry-run'], input })
  if (isDryRun) return expected
  const written: string[] = []
  if (expected.isDone) {
    const target = join(dataDir, 'static', 'pictures')
    for (const photograph of found.photographs) {
      written.push(...(await writePhotograph(target, photograph)))
    }
  }
  // A command that was refused is sent all the same: the log holds it.
  const result = await send({ ...command, input })
  if (!result.isDone) await Promise.all(written.map((path) => rm(path)))
  return result
}
