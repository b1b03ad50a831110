import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ROOT } from '../../../src/tools/support/root'
import { repositoryText } from './repositoryText'

type Rules = { groups: { rules: { alert?: string }[] }[] }

test('every alert that may wake an operator is in their book', () => {
  const { groups }: Rules = parse(readFileSync(join(ROOT, 'deploy/prometheus/rules.yml'), 'utf8'))
  const alerts = groups.flatMap(({ rules }) => rules.flatMap(({ alert }) => alert ?? []))
  expect(alerts.length).toBeGreaterThan(10)
  const book = repositoryText('docs/operations.md')
  const untold = alerts.filter((alert) => !book.includes(`**${alert}**`))
  expect(untold.map((alert) => `Say in docs/operations.md what to do at **${alert}**`)).toEqual([])
})
