import { join } from 'node:path'
import { shortClass, signsOf } from '../../src/client/page/shortClass'
import { writtenFiles } from './docs/repositoryText'

const ROOT = join(__dirname, '../..')
const sheets = writtenFiles().filter((file) => /^src\/client\/.*\.module\.css$/.test(file))
const MANY = Array.from({ length: 50 }, (_, index) => `class${index}`)

const namesOf = (sheet: string) =>
  MANY.map((name) => shortClass({ resourcePath: join(ROOT, sheet) }, '', name))

describe('the short names of classes', () => {
  it('are never the same for two classes, and what a browser takes for a class', () => {
    const names = sheets.flatMap(namesOf)

    expect(sheets.length).toBeGreaterThan(100)
    expect(new Set(names).size).toBe(sheets.length * MANY.length)
    expect(names.filter((name) => !/^[b-z]+$/i.test(name))).toEqual([])
  })

  it('stay the same for what asks later, as the rendering of the page does', () => {
    expect(sheets.map(namesOf)).toEqual(sheets.map(namesOf))
  })

  it('begin with signs of their file, which a new file hardly ever changes', () => {
    const now = signsOf(sheets)
    const renamed = MANY.flatMap((name) => {
      const later = signsOf([...sheets, `src/client/areas/${name}.module.css`])
      return sheets.filter((sheet) => later.get(sheet) !== now.get(sheet))
    })

    expect(renamed.length).toBeLessThan(MANY.length / 5)
  })
})
