import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printSchema, type GraphQLSchema } from 'graphql'
import { CannotRun } from '../cannotRun'
import { type Finding, type Place } from '../model'

const COPIED = [
  'src/client',
  'src/domain',
  '__generated__/relay',
  'relay.config.js',
  'tsconfig.json',
]
const MAX_BYTES = 64 * 1024 * 1024

/**
 * Compiles a copy of the client against the candidate: what relay-compiler or tsc refuses there, and does not refuse on
 * the base. Error: CannotRun.
 */
export async function deepFindings(
  cwd: string,
  { base, candidate }: { base: GraphQLSchema; candidate: GraphQLSchema },
): Promise<Finding[]> {
  if (!existsSync(join(cwd, 'relay.config.js'))) {
    throw new CannotRun('--deep needs a relay.config.js and a tsconfig.json in this folder.')
  }
  const copy = mkdtempSync(join(tmpdir(), 'schema-check-'))
  try {
    for (const path of COPIED) {
      if (existsSync(join(cwd, path)))
        cpSync(join(cwd, path), join(copy, path), { recursive: true })
    }
    symlinkSync(join(cwd, 'node_modules'), join(copy, 'node_modules'))
    writeFileSync(join(copy, 'tsconfig.deep.json'), tsconfig())
    const refused = await compileQueries(copy, candidate)
    if (refused.length > 0) return newOnes(refused, await compileQueries(copy, base))
    const mistyped = await checkTypes(copy)
    if (mistyped.length === 0) return []
    await compileQueries(copy, base)
    return newOnes(mistyped, await checkTypes(copy))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function newOnes(after: readonly Finding[], before: readonly Finding[]): Finding[] {
  const keyOf = ({ message, coordinate }: Finding) => `${coordinate} ${message}`
  const known = new Set(before.map(keyOf))
  return after.filter((finding) => !known.has(keyOf(finding)))
}

async function compileQueries(copy: string, schema: GraphQLSchema): Promise<Finding[]> {
  writeFileSync(join(copy, 'schema.graphql'), printSchema(schema))
  const { code, output } = await run(copy, 'relay-compiler', [])
  return code === 0 ? [] : relayFindings(output)
}

/** By the artifacts of the last compilation. */
async function checkTypes(copy: string): Promise<Finding[]> {
  const args = ['--noEmit', '--pretty', 'false', '-p', 'tsconfig.deep.json']
  const { code, output } = await run(copy, 'tsc', args)
  return code === 0 ? [] : typeFindings(output)
}

const tsconfig = () =>
  JSON.stringify({
    extends: './tsconfig.json',
    compilerOptions: { incremental: false, tsBuildInfoFile: null },
    include: ['src', '__generated__'],
  })

function run(
  cwd: string,
  command: string,
  args: string[],
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const path = join(cwd, 'node_modules/.bin', command)
    execFile(path, args, { cwd, maxBuffer: MAX_BYTES }, (error, stdout, stderr) => {
      resolve({ code: error ? 1 : 0, output: `${stdout}${stderr}` })
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
        finding('RELAY_COMPILER', plain.trim().slice(-400), {
          file: 'relay.config.js',
          line: 1,
          column: 1,
        }),
      ]
}

// eslint is right that a control character is odd in a pattern; it is what terminals are painted with.
const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

export function typeFindings(output: string): Finding[] {
  return [...output.matchAll(/^(\S+?)\((\d+),(\d+)\): error (TS\d+: .*)$/gm)].map(
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
