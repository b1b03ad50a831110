import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CannotRun } from '../cannotRun'
import { CLIENT_OPTIONS, loadClient } from '../clientOptions'
import { readCompiledTexts } from '../manifest/compiledTexts'
import { writeManifest } from '../manifest/writeManifest'
import { parseCommand } from '../parseCommand'
import { writeFile } from '../writeFile'
import { guarded, processSurroundings, type Surroundings } from './command'

const DEFAULT_OUTPUT = 'dist/schema-manifest.json'

const USAGE = `schema-guard manifest [options]

--release <name>    how the release is called (package.json's version)
--output <file>     where to write it (${DEFAULT_OUTPUT}); - for the terminal
--artifacts <dir>   where Relay's compiled texts are (here, unless --documents are elsewhere)
--schema <file>     the schema that the client was written for
--documents <glob>  the client's files; give it several times for several globs`

/** `npm run schema:manifest`. Returns the exit code. */
export function runManifestCommand(
  args: readonly string[],
  around: Surroundings = processSurroundings(),
): Promise<number> {
  return guarded(around, async () => {
    const { values } = parseCommand(
      {
        args: [...args],
        options: {
          ...CLIENT_OPTIONS,
          release: { type: 'string' },
          output: { type: 'string' },
          artifacts: { type: 'string' },
          help: { type: 'boolean', short: 'h' },
        },
      },
      USAGE,
    )
    if (values.help) {
      around.write(USAGE)
      return 0
    }
    const { cwd } = around
    const client = await loadClient(values, around)
    const artifacts = values.artifacts ?? (values.documents ? null : '.')
    const texts = artifacts === null ? new Map() : readCompiledTexts(resolve(cwd, artifacts))
    // With the texts of the sources, the hashes would be of what no browser sends.
    if (values.artifacts !== undefined && texts.size === 0) {
      throw new CannotRun(`--artifacts ${values.artifacts} holds no text that Relay compiled.`)
    }
    const manifest = writeManifest(client, {
      release: values.release ?? packageVersion(cwd),
      createdAt: around.now.toISOString(),
      compiledText: (name) => texts.get(name),
    })
    const json = JSON.stringify(manifest, null, 2)
    const { output = DEFAULT_OUTPUT } = values
    if (output === '-') around.write(json)
    else {
      writeFile({ cwd, file: output, option: '--output' }, `${json}\n`)
      around.write(`${output}: ${manifest.operations.length} operations of ${manifest.release}`)
    }
    return 0
  })
}

function packageVersion(cwd: string): string {
  const path = join(cwd, 'package.json')
  if (!existsSync(path)) return 'unknown'
  const content: { version?: unknown } = JSON.parse(readFileSync(path, 'utf8'))
  return typeof content.version === 'string' ? content.version : 'unknown'
}
