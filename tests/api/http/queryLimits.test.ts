import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, parse, validate } from 'graphql'
import { queryLimits } from '#server/http/graphql/queryLimits'

const ROOT = join(__dirname, '../../..')
const RELAY = join(ROOT, '__generated__/relay')

const textOf = (file: string): string => {
  const text = /"text": ("(?:[^"\\]|\\.)*")/.exec(readFileSync(join(RELAY, file), 'utf8'))?.[1]
  return text === undefined ? '' : JSON.parse(text)
}

test('every operation of the site is within the limits', () => {
  const schema = buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'))
  const texts = readdirSync(RELAY, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.graphql.ts'))
    .map(textOf)
    .filter((text) => text !== '')
  expect(texts.length).toBeGreaterThan(50)
  for (const text of texts) {
    expect([text.slice(0, 40), validate(schema, parse(text), [queryLimits])]).toEqual([
      text.slice(0, 40),
      [],
    ])
  }
})
