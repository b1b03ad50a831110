import { CannotRun } from './cannotRun'
import { parseCommand } from './parseCommand'

export const FORMATS = ['text', 'json', 'markdown', 'sarif', 'github'] as const
export type Format = (typeof FORMATS)[number]

export type CheckOptions = {
  cwd: string
  baseSource: string
  candidateSource: string
  schemaFile: string
  documents: string[]
  manifests: string[]
  headers: Record<string, string>
  approvals: { file: string; isRequired: boolean }
  format: Format
  failOn: 'breaking' | 'dangerous'
  isStrict: boolean
  isDeep: boolean
  showsSafe: boolean
  today: string
}

export const DEFAULT_SCHEMA = 'schema.graphql'
export const DEFAULT_DOCUMENTS = ['src/client/**/*.{ts,tsx,js,jsx,graphql}']
const DEFAULT_APPROVALS = 'schema-approvals.yml'

export const USAGE = `npm run schema:check -- <candidate> [options]

<candidate>            an SDL file, an introspection JSON, a URL, or a git revision of the schema
--schema <file>        the schema that the client was written for (${DEFAULT_SCHEMA})
--documents <glob>     the client's files; give it several times for several globs
--against <source>     compare with this instead of --schema; anything that a candidate may be
--manifest <glob>      manifests of older releases, to be checked as well
--header 'Name: value' sent when introspecting; give it several times for several headers
--format <format>      ${FORMATS.join(', ')}
--fail-on <severity>   breaking (default) or dangerous
--strict               deprecated fields that the client uses fail
--deep                 also compile the client against the candidate (relay-compiler, tsc)
--approvals <file>     accepted changes (${DEFAULT_APPROVALS})
--today <day>          the day that approvals are held against, 2026-11-24
--all                  show the safe changes too

Exit code 0: nothing breaks; 1: something does; 2: the check could not be made.`

/** Error: CannotRun on options that make no sense. */
export function parseOptions(
  args: readonly string[],
  { cwd, today }: { cwd: string; today: string },
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
        approvals: { type: 'string' },
        format: { type: 'string' },
        'fail-on': { type: 'string' },
        strict: { type: 'boolean' },
        deep: { type: 'boolean' },
        all: { type: 'boolean' },
        today: { type: 'string' },
      },
    },
    USAGE,
  )
  const [candidateSource, ...rest] = positionals
  if (candidateSource === undefined || rest.length > 0) {
    throw new CannotRun(`Name one candidate.\n\n${USAGE}`)
  }
  const { schema = DEFAULT_SCHEMA } = values
  if (values.schema !== undefined && !values.documents) {
    throw new CannotRun('--schema is another client: say where its --documents are.')
  }
  return {
    cwd,
    candidateSource,
    schemaFile: schema,
    baseSource: values.against ?? schema,
    documents: values.documents ?? DEFAULT_DOCUMENTS,
    manifests: values.manifest ?? [],
    headers: headersOf(values.header ?? []),
    approvals: {
      file: values.approvals ?? DEFAULT_APPROVALS,
      isRequired: values.approvals !== undefined,
    },
    format: oneOf(FORMATS, values.format ?? 'text', '--format'),
    failOn: oneOf(['breaking', 'dangerous'] as const, values['fail-on'] ?? 'breaking', '--fail-on'),
    isStrict: values.strict ?? false,
    isDeep: values.deep ?? false,
    showsSafe: values.all ?? false,
    today: dayOf(values.today ?? today),
  }
}

/** `Name: value` as an HTTP client takes it. Error: CannotRun. */
export function headersOf(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([\w-]+)\s*:\s*(.*)$/.exec(line) ?? []
      if (name === undefined || value === undefined) {
        throw new CannotRun(`--header '${line}' is not of the form 'Name: value'.`)
      }
      return [name, value]
    }),
  )
}

function dayOf(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) throw new CannotRun('--today is a day, 2026-11-24.')
  return text
}

function oneOf<Value extends string>(all: readonly Value[], value: string, option: string): Value {
  const found = all.find((one) => one === value)
  if (found === undefined) throw new CannotRun(`${option} is one of ${all.join(', ')}.`)
  return found
}
