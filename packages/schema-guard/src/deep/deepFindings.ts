import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { printSchema, type GraphQLSchema } from 'graphql'
import { CannotRun } from '../cannotRun'
import type { Finding, Place } from '../model'
import { copyClient, type ClientCopy, type ClientPlace } from './clientCopy'

const MAX_BYTES = 64 * 1024 * 1024

/**
 * Compiles a copy of the client against the candidate: what relay-compiler or tsc refuses there, and does not refuse on
 * the base. Error: CannotRun, also when relay-compiler refuses the base, or tsc fails in words that name no line.
 */
export async function deepFindings(
  { cwd, documents, companions }: ClientPlace,
  { base, candidate }: { base: GraphQLSchema; candidate: GraphQLSchema },
): Promise<Finding[]> {
  const copy = copyClient({ cwd, documents, companions })
  try {
    writeFileSync(join(copy.folder, 'tsconfig.deep.json'), TSCONFIG)
    const refused = await compileQueries(copy, candidate)
    if (refused.length > 0) {
      const [before] = await compileQueries(copy, base)
      if (!before) return refused.map(withoutTypes)
      throw new CannotRun(
        `--deep: the client does not compile on the base either. ${before.message}`,
      )
    }
    if (!copy.hasTypes) return []
    const mistyped = await checkTypes(copy)
    if (mistyped.length === 0) return []
    await compileQueries(copy, base)
    return newOnes(mistyped, await checkTypes(copy))
  } finally {
    rmSync(copy.folder, { recursive: true, force: true })
  }
}

/** What is not compiled has no types to be checked. */
const withoutTypes = (one: Finding): Finding => ({
  ...one,
  fix: `${one.fix} Its types were not checked: that is done once it compiles.`,
})

function newOnes(after: readonly Finding[], before: readonly Finding[]): Finding[] {
  const keyOf = ({ message, coordinate }: Finding) => `${coordinate} ${message}`
  const known = new Set(before.map(keyOf))
  return after.filter((finding) => !known.has(keyOf(finding)))
}

async function compileQueries(
  { folder, schemaFile }: ClientCopy,
  schema: GraphQLSchema,
): Promise<Finding[]> {
  mkdirSync(dirname(schemaFile), { recursive: true })
  writeFileSync(schemaFile, printSchema(schema))
  const { code, output } = await run(folder, 'relay-compiler', [])
  return code === 0 ? [] : relayFindings(output)
}

/** By the artifacts of the last compilation. */
async function checkTypes({ folder }: ClientCopy): Promise<Finding[]> {
  const args = ['--noEmit', '--pretty', 'false', '-p', 'tsconfig.deep.json']
  const { code, output } = await run(folder, 'tsc', args)
  const found = typeFindings(output)
  if (code === 0 || found.length > 0) return found
  throw new CannotRun(`--deep: tsc fails, and names no line of the client. ${lastWords(output)}`)
}

const lastWords = (output: string) => output.trim().slice(-400)

const TSCONFIG = JSON.stringify({
  extends: './tsconfig.json',
  compilerOptions: { incremental: false, tsBuildInfoFile: null },
})

function run(
  cwd: string,
  command: string,
  args: string[],
): Promise<{ code: number; output: string }> {
  const path = join(cwd, 'node_modules/.bin', command)
  if (!existsSync(path)) {
    throw new CannotRun(`--deep runs ${command}, which is not in node_modules: install it first.`)
  }
  return new Promise((resolve) => {
    execFile(path, args, { cwd, maxBuffer: MAX_BYTES }, (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`.replaceAll(`${cwd}/`, '')
      resolve({ code: error ? 1 : 0, output })
    })
  })
}

/** relay-compiler names a message, then `file:line:column` under it. */
export function relayFindings(output: string): Finding[] {
  const plain = output.replace(ANSI, '')
  const blocks = plain.split(/(?=✖︎|^\[ERROR\])/m).filter((block) => /✖︎/.test(block))
  const found = blocks.map((block) => {
    const message = /✖︎\s*([^\n]+)/.exec(block)?.[1]?.trim() ?? 'relay-compiler fails'
    const [, file = 'relay.config.js', line = '1', column = '1'] =
      /\s(\S+\.[jt]sx?):(\d+):(\d+)/.exec(block) ?? []
    return finding('RELAY_COMPILER', message, { file, line: Number(line), column: Number(column) })
  })
  return found.length > 0
    ? found
    : [
        finding('RELAY_COMPILER', lastWords(plain), {
          file: 'relay.config.js',
          line: 1,
          column: 1,
        }),
      ]
}

// eslint is right that a control character is odd in a pattern; it is what terminals are painted with.
const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

export function typeFindings(output: string): Finding[] {
  return [...output.matchAll(/^(.+?)\((\d+),(\d+)\): error (TS\d+: .*)$/gm)].map(
    ([, file = '', line = '1', column = '1', message = '']) =>
      finding('TYPESCRIPT', message, { file, line: Number(line), column: Number(column) }),
  )
}

function finding(kind: string, message: string, place: Place): Finding {
  return {
    kind,
    coordinate: place.file || 'client',
    message,
    severity: 'breaking',
    reason: message.replace(/[.?]+$/, ''),
    seen: 'The next release of the client cannot be built.',
    fix: 'Change the client with the schema, or keep the schema.',
    screens: [],
    uses: [
      { definition: place.file || 'client', kind: 'file', place, operations: [], screens: [] },
    ],
  }
}
