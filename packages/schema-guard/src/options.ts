import { CannotRun } from './cannotRun'
import { parseCommand } from './parseCommand'
import { isOwnSchema, USUAL_PROJECT, type Project } from './project'
import { isRealDay } from './realDay'

export const FORMATS = ['text', 'json', 'markdown', 'sarif', 'github', 'gitlab'] as const
export type Format = (typeof FORMATS)[number]

const GRAVE = ['breaking', 'dangerous'] as const

export type CheckOptions = {
  cwd: string
  /** The schema that the sources are compared with; null when there are only manifests, and no base is named. */
  baseSource: string | null
  /** Whether the base was named: each manifest is then compared with it too, otherwise with the schema that it carries. */
  isBaseNamed: boolean
  candidateSources: readonly string[]
  /** The same as it is told. */
  candidateSource: string
  schemaFile: string
  /** None when only manifests are checked. */
  documents: readonly string[]
  /** Folders that the client is compiled with. */
  companions: readonly string[]
  manifests: string[]
  headers: Record<string, string>
  /** Each server is sent its own: what is for one is a secret from the other. */
  againstHeaders: Record<string, string>
  manifestHeaders: Record<string, string>
  /** Null when none is named: the nearest is looked for. */
  approvals: string | null
  format: Format
  failOn: 'breaking' | 'dangerous'
  isStrict: boolean
  isDeep: boolean
  /** Also check what the candidate adds or changes by the rules for schemas. */
  isLinted: boolean
  removedValue: 'breaking' | 'dangerous'
  /** Requests by operation, and how many of them a break must touch to fail. */
  traffic: { file: string; below: number } | null
  /** Also what is safe, what was deprecated before, and what a generator wrote. */
  showsAll: boolean
  today: string
}

/** The name of the file of approvals that is looked for. */
export const APPROVALS_FILE = 'schema-approvals.yml'

export const USAGE = `schema-guard [check] <candidate>... [options]

<candidate>            SDL files or a glob (- is the standard input), an introspection JSON, a URL, or a git revision of the schema
--manifest <source>    what a release sends: a file, a glob or an https address; several times for several releases
--schema <file>        the schema that the client was written for (${USUAL_PROJECT.schema})
--documents <glob>     the client's files; give it several times for several globs
--against <source>     compare everything with this instead; anything that a candidate may be
--header 'Name: value' sent to a candidate that is a URL; give it several times for several headers
--against-header 'Name: value'  the same for --against
--format <format>      ${FORMATS.join(', ')}
--fail-on <severity>   breaking (default) or dangerous
--strict               deprecated fields that the client uses fail; what it may send or receive is told only
--deep                 also compile the client against the candidate (relay-compiler, tsc)
--lint                 also warn where what is new breaks a rule for schemas (needs @graphql-eslint/eslint-plugin)
--approvals <file>     accepted changes (the nearest ${APPROVALS_FILE}: beside the candidate, or upwards)
--today <day>          the day that approvals are held against, 2026-11-24
--usage <file>         requests by operation, { "<operation>": 1200 }: what touches the most comes first
--usage-below <count>  with --usage: a break that touches fewer requests is a warning
--removed-value <what> breaking (default) or dangerous: an enum value that the client only receives is removed
--all                  show the safe changes, old deprecations and generated files too

SCHEMA_GUARD_HEADERS in the environment, a line each, is sent with every --manifest that is an address.

--help and --version are told by themselves. Exit code 0: nothing breaks; 1: something does; 2: the check could not be made.`

type Around = { cwd: string; today: string; env: NodeJS.ProcessEnv; project?: Project }

/** Error: CannotRun on options that make no sense. */
export function parseOptions(
  args: readonly string[],
  { cwd, today, env, project: given }: Around,
): CheckOptions {
  const { values, positionals } = parseCommand(
    {
      args: [...args],
      allowPositionals: true,
      options: {
        schema: { type: 'string' },
        documents: { type: 'string', multiple: true },
        against: { type: 'string' },
        manifest: { type: 'string', multiple: true },
        header: { type: 'string', multiple: true },
        'against-header': { type: 'string', multiple: true },
        approvals: { type: 'string' },
        format: { type: 'string' },
        'fail-on': { type: 'string' },
        strict: { type: 'boolean' },
        deep: { type: 'boolean' },
        lint: { type: 'boolean' },
        all: { type: 'boolean' },
        'removed-value': { type: 'string' },
        usage: { type: 'string' },
        'usage-below': { type: 'string' },
        today: { type: 'string' },
      },
    },
    USAGE,
  )
  if (positionals.length === 0) throw new CannotRun(`Name a candidate.\n\n${USAGE}`)
  if (values.today !== undefined) assertDay('--today', values.today)
  const { manifest: manifests = [] } = values
  const project = given ?? USUAL_PROJECT
  const isOther = values.schema !== undefined && !isOwnSchema(values.schema, { cwd, project })
  if (isOther && !values.documents && manifests.length === 0) {
    throw new CannotRun('--schema is another client: say where its --documents are.')
  }
  // A manifest stands for the client, so that its documents need not be here. A repository that runs the guard for itself checks
  // its own documents as well.
  const usual = manifests.length > 0 && (isOther || !given) ? [] : project.documents
  const documents = values.documents ?? usual
  const { schema = project.schema } = values
  return {
    cwd,
    candidateSources: positionals,
    candidateSource: positionals.join(' '),
    schemaFile: schema,
    baseSource: values.against ?? values.schema ?? (documents.length > 0 ? schema : null),
    isBaseNamed: (values.against ?? values.schema) !== undefined,
    documents,
    companions: project.companions,
    manifests,
    headers: headersOf(values.header ?? []),
    againstHeaders: headersOf(values['against-header'] ?? []),
    manifestHeaders: headersOf((env.SCHEMA_GUARD_HEADERS ?? '').split('\n').filter(Boolean)),
    approvals: values.approvals ?? null,
    format: oneOf(FORMATS, values.format ?? 'text', '--format'),
    failOn: oneOf(GRAVE, values['fail-on'] ?? 'breaking', '--fail-on'),
    removedValue: oneOf(GRAVE, values['removed-value'] ?? 'breaking', '--removed-value'),
    isStrict: values.strict ?? false,
    isDeep: values.deep ?? false,
    isLinted: values.lint ?? false,
    traffic: trafficOf(values.usage, values['usage-below']),
    showsAll: values.all ?? false,
    today: values.today ?? today,
  }
}

/** `Name: value` as an HTTP client takes it. Error: CannotRun. */
export function headersOf(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([\w-]+)\s*:\s*(.*)$/.exec(line) ?? []
      if (name === undefined || value === undefined) {
        throw new CannotRun(`The header '${line}' is not of the form 'Name: value'.`)
      }
      return [name, value]
    }),
  )
}

function trafficOf(file: string | undefined, below: string | undefined): CheckOptions['traffic'] {
  if (below !== undefined && (file === undefined || !/^\d+$/.test(below))) {
    throw new CannotRun('--usage-below is a number of requests, and needs --usage.')
  }
  return file === undefined ? null : { file, below: Number(below ?? 0) }
}

/** Error: CannotRun. */
export function assertDay(option: string, text: string): void {
  if (!isRealDay(text)) throw new CannotRun(`${option} is a day, 2026-11-24.`)
}

function oneOf<Value extends string>(all: readonly Value[], value: string, option: string): Value {
  const found = all.find((one) => one === value)
  if (found === undefined) throw new CannotRun(`${option} is one of ${all.join(', ')}.`)
  return found
}
