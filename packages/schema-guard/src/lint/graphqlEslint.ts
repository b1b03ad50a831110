import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Kind, parse, printSchema, Source, visit, type GraphQLSchema } from 'graphql'
import { CannotRun } from '../cannotRun'

type Message = { ruleId: string; message: string; coordinate: string }

type Linter = new (options: { configType: 'flat' }) => {
  verify(
    text: string,
    config: object[],
    file: string,
  ): { ruleId: string | null; message: string; line: number }[]
}

const FILE = 'candidate.graphql'
const RULES = {
  '@graphql-eslint/require-description': [
    'error',
    { FieldDefinition: true, InputValueDefinition: true },
  ],
}

/** What the rules of @graphql-eslint say of a schema. Error: CannotRun where it is not installed. */
export function lintByPlugin(schema: GraphQLSchema, cwd: string): Message[] {
  const { Linter, plugin } = loadPlugin(cwd)
  const text = printSchema(schema)
  const coordinates = coordinatesByLine(text)
  const settings = { parser: plugin.parser, parserOptions: { graphQLConfig: { schema: text } } }
  const messages = new Linter({ configType: 'flat' }).verify(
    text,
    [
      {
        files: ['**/*.graphql'],
        plugins: { '@graphql-eslint': { rules: plugin.rules } },
        languageOptions: settings,
        rules: RULES,
      },
    ],
    FILE,
  )
  return messages.flatMap(({ ruleId, message, line }) => {
    // The schema could not be read: that is an error of the guard, and must not look like a schema without faults.
    if (ruleId === null) throw new CannotRun(`--lint: ${message}`)
    const coordinate = coordinates.get(line)
    return coordinate === undefined ? [] : [{ ruleId, message, coordinate }]
  })
}

type Plugin = { parser: object; rules: object }

function loadPlugin(cwd: string): { Linter: Linter; plugin: Plugin } {
  // Of the caller's repository, else where the guard itself is installed.
  for (const from of [join(cwd, 'package.json'), process.argv[1] ?? cwd]) {
    const load = createRequire(from)
    try {
      const eslint: { Linter: Linter } = load('eslint')
      const plugin: Plugin & { default?: Plugin } = load('@graphql-eslint/eslint-plugin')
      return { Linter: eslint.Linter, plugin: plugin.default ?? plugin }
    } catch (error) {
      const { code }: { code?: unknown } = Object(error)
      if (code !== 'MODULE_NOT_FOUND') throw error
    }
  }
  throw new CannotRun(
    '--lint needs two packages that are not here: npm install --save-dev eslint @graphql-eslint/eslint-plugin',
  )
}

/** A printed schema has one member a line; where arguments have descriptions, one of these. */
function coordinatesByLine(text: string): Map<number, string> {
  const coordinates = new Map<number, string>()
  const around: string[] = []
  const lineOf = (node: { loc?: { startToken: { line: number } } | undefined }) =>
    node.loc?.startToken.line ?? 0
  visit(parse(new Source(text, FILE)), {
    enter(node) {
      if (node.kind === Kind.FIELD_DEFINITION || node.kind === Kind.INPUT_VALUE_DEFINITION) {
        const [type = '', field] = around
        const name = node.name.value
        const coordinate = field === undefined ? `${type}.${name}` : `${field}(${name}:)`
        coordinates.set(lineOf(node.name), coordinate)
        around.push(coordinate)
      } else if ('fields' in node && 'name' in node && node.name) around.push(node.name.value)
    },
    leave(node) {
      const isMember =
        node.kind === Kind.FIELD_DEFINITION || node.kind === Kind.INPUT_VALUE_DEFINITION
      if (isMember || ('fields' in node && 'name' in node && node.name)) around.pop()
    },
  })
  return coordinates
}
