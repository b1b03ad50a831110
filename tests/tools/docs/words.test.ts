import { repositoryText } from './repositoryText'

const rows = repositoryText('docs/words.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (-+|English)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

test('each term of the trade has its row: in English, in French, and what it is', () => {
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter((cells) => cells.length !== 3 || cells.includes(''))).toEqual([])
})

test('no term has two rows, and they stand in the order of the alphabet', () => {
  const terms = rows.map(([term = '']) => term.toLowerCase())
  expect(new Set(terms).size).toBe(terms.length)
  expect(terms).toEqual([...terms].sort((a, b) => a.localeCompare(b, 'en')))
})
