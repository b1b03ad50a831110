import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { CannotRun } from '../cannotRun'
import { CLIENT_OPTIONS, loadClient } from '../clientOptions'
import { ANY_BACK_END, type BackEnd } from '../contract/backEnd'
import { contractOperations } from '../contract/contractOperations'
import { runContract, type ContractResult } from '../contract/runContract'
import { readCompiledTexts } from '../manifest/compiledTexts'
import { assertDay, headersOf } from '../options'
import { createPaint, type Paint } from '../report/paint'
import { parseCommand } from '../parseCommand'
import { readNamed } from '../readFound'
import { guarded, processSurroundings, type Surroundings } from './command'

const DEFAULT_VARIABLES = 'schema-contract.json'

const USAGE = `schema-guard contract <url> [options]

--token=<token>           asked as this person; a token may begin with a dash
--header 'Name: value'    sent with every request
--variable name=value     for a variable that no response gives; [operation.]name=value, JSON or text
--variables <file>        the same from a JSON file (${DEFAULT_VARIABLES}): { "*": { … }, "<operation>": { … } }
--day <day>               the day that is asked about
--only <word>             operations whose name holds it
--write                   also run the mutations: they change data
--strict                  operations that could not be asked fail
--json                    the results for programs
--schema, --documents     another client

Exit code 0: what was run keeps the contract; 1: something does not; 2: nothing could be run.`

const variablesFile = v.record(v.string(), v.record(v.string(), v.unknown()))

/** `npm run schema:contract`. Returns the exit code. */
export function runContractCommand(
  args: readonly string[],
  around: Surroundings = processSurroundings(),
  backEnd: BackEnd = ANY_BACK_END,
): Promise<number> {
  return guarded(around, async () => {
    const { values, positionals } = parseCommand(
      {
        args: [...args],
        allowPositionals: true,
        options: {
          ...CLIENT_OPTIONS,
          token: { type: 'string' },
          header: { type: 'string', multiple: true },
          variable: { type: 'string', multiple: true },
          variables: { type: 'string' },
          day: { type: 'string' },
          only: { type: 'string' },
          write: { type: 'boolean' },
          strict: { type: 'boolean' },
          json: { type: 'boolean' },
          help: { type: 'boolean', short: 'h' },
        },
      },
      USAGE,
    )
    if (values.help) {
      around.write(USAGE)
      return 0
    }
    const [url, ...others] = positionals
    if (!url || !/^https?:\/\//.test(url)) throw new CannotRun(`Name an endpoint.\n\n${USAGE}`)
    if (others.length > 0) throw new CannotRun(`Name one endpoint.\n\n${USAGE}`)
    if (values.day !== undefined) assertDay('--day', values.day)
    const { cwd, now } = around
    const { only = '' } = values
    const { clients, schema } = await loadClient(values, around)
    const operations = contractOperations(
      clients,
      schema,
      values.documents ? new Map() : readCompiledTexts(cwd),
    ).filter(({ name }) => name.includes(only))
    if (operations.length === 0) {
      throw new CannotRun(`--only ${only}: no operation has that in its name.`)
    }
    const results = await runContract(operations, {
      url,
      schema,
      headers: {
        ...(values.token === undefined ? {} : backEnd.tokenHeaders(values.token)),
        ...headersOf(values.header ?? []),
      },
      token: values.token,
      writes: values.write ?? false,
      given: givenVariables(values.variable ?? [], values.variables, cwd),
      known: backEnd.knownValues({ now, day: values.day }),
    })
    around.write(
      values.json ? JSON.stringify(results, null, 2) : contractText(results, createPaint(around)),
    )
    if (results.every(({ status, isUnanswered }) => status === 'skipped' || isUnanswered)) {
      throw new CannotRun('No operation could be run: nothing was checked.')
    }
    const bad = values.strict ? ['failed', 'skipped'] : ['failed']
    return results.some(({ status }) => bad.includes(status)) ? 1 : 0
  })
}

function givenVariables(lines: readonly string[], file: string | undefined, cwd: string) {
  const usual = existsSync(resolve(cwd, DEFAULT_VARIABLES)) ? DEFAULT_VARIABLES : undefined
  const path = file ?? usual
  const given: Record<string, Record<string, unknown>> = path ? readVariables(path, cwd) : {}
  for (const line of lines) {
    const [, operation = '*', name, text] = /^(?:(\w+)\.)?(\w+)=(.*)$/s.exec(line) ?? []
    if (name === undefined || text === undefined) {
      throw new CannotRun(`--variable ${line} is not of the form name=value.`)
    }
    given[operation] = { ...given[operation], [name]: jsonOrText(text) }
  }
  return given
}

function readVariables(file: string, cwd: string): Record<string, Record<string, unknown>> {
  const text = readNamed(resolve(cwd, file), `--variables ${file}`)
  const result = v.safeParse(variablesFile, jsonOrText(text))
  if (!result.success) {
    throw new CannotRun(`${file}: expected { "*": { name: value }, "<operation>": { … } }.`)
  }
  return result.output
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function contractText(results: readonly ContractResult[], paint: Paint): string {
  const marks = {
    passed: paint('green', '✓'),
    failed: paint('red', '✗'),
    skipped: paint('yellow', '-'),
  }
  const count = (status: ContractResult['status']) =>
    results.filter((result) => result.status === status).length
  return [
    ...results.flatMap(({ name, status, problems, milliseconds }) => [
      `${marks[status]} ${name} ${paint('dim', status === 'skipped' ? '' : `${milliseconds} ms`)}`.trimEnd(),
      ...problems.map((problem) => `    ${problem}`),
    ]),
    '',
    `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} not asked.`,
  ].join('\n')
}
