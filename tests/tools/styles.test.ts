import { posix } from 'node:path'
import { repositoryText, writtenFiles } from './docs/repositoryText'

const files = writtenFiles().filter((file) => file.startsWith('src/'))
const textOf = new Map(files.map((file) => [file, repositoryText(file)]))
const filesOf = (kind: RegExp) => files.filter((file) => kind.test(file))
const sheets = filesOf(/\.css$/).map((file) => ({ file, css: bare(textOf.get(file) ?? '') }))
const code = filesOf(/\.(?:tsx?|js)$/)
  .map((file) => textOf.get(file))
  .join('\n')

/** A sheet without comments, texts and what is global. */
function bare(css: string): string {
  return css.replace(/\/\*[^]*?\*\/|:global\([^)]*\)|url\([^)]*\)|"[^"]*"|'[^']*'/g, '')
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}

/** What a component reads of the module that it imports; by a key where it depends on a property, `styles[tone]`. */
const readings = filesOf(/\.tsx?$/).flatMap((file) => {
  const text = textOf.get(file) ?? ''
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(
    ([, name, path = '']) => ({
      file,
      sheet: posix.join(posix.dirname(file), path),
      classes: matches(text, new RegExp(`\\b${name}\\.(\\w+)`, 'g')),
      byKey: new RegExp(`\\b${name}\\[`).test(text),
    }),
  )
})

const modules = sheets
  .filter(({ file }) => file.endsWith('.module.css'))
  .map(({ file, css }) => ({
    file,
    classes: [...new Set(matches(css, /\.([a-z][\w-]*)/gi))],
    readers: readings.filter(({ sheet }) => sheet === file),
  }))

test('every class that a component reads is in its CSS Module', () => {
  const missing = readings.flatMap(({ file, sheet, classes }) => {
    const defined = modules.find((module) => module.file === sheet)?.classes ?? []
    return classes.filter((name) => !defined.includes(name)).map((name) => `${file}: ${name}`)
  })
  expect(readings.length).toBeGreaterThan(150)
  expect(missing).toEqual([])
})

test('every class of a CSS Module is read, by its name or by a key that the code writes as a text', () => {
  const unread = modules.flatMap(({ file, classes, readers }) => {
    const read = new Set(readers.flatMap((reader) => reader.classes))
    const isKey = (name: string) => readers.some(({ byKey }) => byKey) && code.includes(`'${name}'`)
    return classes
      .filter((name) => !read.has(name) && !isKey(name))
      .map((name) => `${file}: ${name}`)
  })
  expect(unread).toEqual([])
})

test('every custom property is set and read', () => {
  const css = sheets.map((sheet) => sheet.css).join('\n')
  const set = new Set(matches(css, /(--[\w-]+)\s*:/g))
  const read = new Set(matches(css + code, /var\((--[\w-]+)/g))
  const isSetByCode = (name: string) => code.includes(`'${name}'`)
  expect([...read].filter((name) => !set.has(name) && !isSetByCode(name))).toEqual([])
  expect([...set].filter((name) => !read.has(name))).toEqual([])
})
