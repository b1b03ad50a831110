import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { NATIVE_TSC } from '../../../src/tools/support/checks'
import { ROOT } from '../../../src/tools/support/root'

export type Verdict = { code: number; words: string }

/** What the client is checked by, and what its tests stand on. */
const COPIED = [
  'src/client',
  'src/domain',
  'packages/schema-guard/package.json',
  'src/tools/lint',
  'src/tools/new',
  'src/tools/new.ts',
  'src/tools/support/root.ts',
  'src/tools/support/run.ts',
  'tests/support',
  '__generated__/relay',
  'schema.graphql',
  'package.json',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  ...['babel', 'eslint', 'jest', 'relay'].map((name) => `${name}.config.js`),
]

/** A copy of the project's client, with its own settings and schema, to be spoilt and added to. */
export function createProjectCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-copy-'))

  function write(file: string, text: string) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }

  for (const path of COPIED) cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  cpSync(join(ROOT, 'tsconfig.json'), join(folder, 'tsconfig.project.json'))
  const tsconfig = {
    extends: './tsconfig.project.json',
    compilerOptions: { incremental: false, tsBuildInfoFile: null },
    include: ['src/client', 'tests/client', 'tests/support/clientSetup.ts', '__generated__/relay'],
  }
  write('tsconfig.json', JSON.stringify(tsconfig))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  // A rule forbids a module to import the others of its kind: there have to be others.
  for (const name of ['one', 'other']) {
    mkdirSync(join(folder, 'src/server/modules', name), { recursive: true })
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
  write('.gitignore', 'node_modules\n')
  git('init', '--quiet')
  git('add', '.')

  return {
    write,
    /** Runs a command of node_modules/.bin as `npm run check` does. */
    run: (command: string, ...args: string[]) =>
      runIn(folder, join(ROOT, 'node_modules/.bin', command), args),
    /** What TypeScript says of the client and its tests, as `npm run check` runs it. */
    types: () => runIn(folder, process.execPath, [NATIVE_TSC, '--noEmit', '--singleThreaded']),
    /** The files that are not as they were when they were last looked at. */
    changes() {
      const paths = git('ls-files', '--modified', '--others', '--exclude-standard')
      git('add', '.')
      return paths.split('\n').filter(Boolean)
    },
    clear: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function runIn(cwd: string, program: string, args: readonly string[]): Promise<Verdict> {
  const env = { ...process.env, NO_COLOR: '1', NODE_ENV: undefined }
  return new Promise((done) => {
    execFile(program, args, { cwd, env, maxBuffer: 64e6 }, (error, output, errors) =>
      done({ code: error ? Number(error.code ?? 1) : 0, words: `${output}\n${errors}` }),
    )
  })
}

/** The line, from 1, on which a text first stands. */
export const lineOf = (text: string, part: string) =>
  text.slice(0, text.indexOf(part)).split('\n').length
