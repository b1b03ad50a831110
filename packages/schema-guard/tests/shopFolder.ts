import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runCheckCommand } from '../src/commands/checkCommand'
import type { Surroundings } from '../src/commands/command'
import { runContractCommand } from '../src/commands/contractCommand'
import { runManifestCommand } from '../src/commands/manifestCommand'
import { runUsageCommand } from '../src/commands/usageCommand'

const COMMANDS = {
  check: runCheckCommand,
  contract: runContractCommand,
  manifest: runManifestCommand,
  usage: runUsageCommand,
}

export const isCommand = (word: string): word is keyof typeof COMMANDS => word in COMMANDS

/** A folder of its own with these files, where the commands can be run. */
export function createFolder(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'schema-check-test-'))

  function write(file: string, text: string) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }

  function commit(branch = 'main') {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' })
    git('init', '-b', branch)
    git('add', '.')
    git('-c', 'user.name=x', '-c', 'user.email=x@test.example', 'commit', '-m', 'base')
  }

  async function run(
    command: keyof typeof COMMANDS,
    args: string[],
    { cwd = folder, isTty = false, env = {}, project }: Partial<Surroundings> = {},
  ) {
    const said: string[] = []
    const errors: string[] = []
    const around: Surroundings = {
      cwd,
      now: new Date('2026-11-24T10:00:00+01:00'),
      isTty,
      env,
      ...(project ? { project } : {}),
      write: (text) => void said.push(text),
      writeError: (text) => void errors.push(text),
    }
    const code = await COMMANDS[command](args, around)
    return { code, output: said.join('\n'), errors: errors.join('\n') }
  }

  for (const [file, text] of Object.entries(files)) write(file, text)
  return { folder, write, commit, run, remove: () => rmSync(folder, { recursive: true }) }
}
