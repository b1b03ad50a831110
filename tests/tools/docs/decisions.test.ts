import { posix } from 'node:path'
import { repositoryText, writtenFiles } from './repositoryText'

const FOLDER = 'docs/decisions'
const pages = writtenFiles()
  .filter((file) => file.startsWith(`${FOLDER}/`) && !file.endsWith('/README.md'))
  .map((file) => posix.basename(file))
  .sort()

const HEAD =
  /^# (?<title>.+)\n\n(?<day>\d{4}-\d{2}-\d{2}), (?<status>accepted|replaced by \[\d{3}\]\(\d{3}-[\w-]+\.md\))\.\n/

const headOf = (page: string) => HEAD.exec(repositoryText(`${FOLDER}/${page}`))?.groups ?? null

const rows = repositoryText(`${FOLDER}/README.md`)
  .split('\n')
  .filter((line) => /^\| \d{3} /.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

test('decisions are numbered from 001 on, without a gap', () => {
  expect(pages.length).toBeGreaterThan(30)
  expect(pages.filter((page) => !/^\d{3}-[a-z0-9-]+\.md$/.test(page))).toEqual([])
  expect(pages.map((page) => Number(page.slice(0, 3)))).toEqual(pages.map((_, index) => index + 1))
})

test('each begins with its title, its date and its status', () => {
  expect(pages.filter((page) => headOf(page) === null)).toEqual([])
})

test('the index has each of them as it stands', () => {
  expect(rows).toEqual(
    pages.map((page) => {
      const head = headOf(page)
      return [page.slice(0, 3), `[${head?.['title']}](${page})`, head?.['day'], head?.['status']]
    }),
  )
})

test('each stands once among the subjects', () => {
  const [, chapter = ''] = repositoryText(`${FOLDER}/README.md`).split('## By subject\n')
  const [table = ''] = chapter.split('\n## ')
  expect([...table.matchAll(/\b\d{3}\b/g)].map(([number]) => number).sort()).toEqual(
    pages.map((page) => page.slice(0, 3)),
  )
})

test('a decision is replaced by a later one that is there', () => {
  for (const page of pages) {
    const successor = /\((.+\.md)\)/.exec(headOf(page)?.['status'] ?? '')?.[1]
    if (successor === undefined) continue
    expect(pages).toContain(successor)
    expect(successor > page).toBe(true)
  }
})
