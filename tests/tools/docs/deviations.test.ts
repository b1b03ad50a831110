import { repositoryText } from './repositoryText'

const rows = repositoryText('docs/deviations.md')
  .split('\n')
  .filter((line) => line.startsWith('| ['))

test('each deviation says what was specified and why the site does otherwise', () => {
  expect(rows.length).toBeGreaterThan(10)
  for (const row of rows) {
    const cells = row.split('|').slice(1, -1)
    expect(cells).toHaveLength(3)
    expect(cells.filter((cell) => cell.trim() === '')).toEqual([])
    expect(cells[0]).toMatch(/^ \[[\w-]+\]\(rules\/[\w-]+\.md#[\w-]+\): \S/)
  }
})
