const { createHash } = require('node:crypto')
const { readdirSync } = require('node:fs')
const { join, relative } = require('node:path')

const SOURCES = join(__dirname, '..')
/** No vowels: a class is never one of the words by which browsers are told to hide advertisements. */
const SIGNS = 'bcdfghjklmnpqrstvwxz'
const SIGNS_OF_FILE = SIGNS + SIGNS.toUpperCase()

const inSigns = (number) =>
  (number < SIGNS.length ? '' : inSigns(Math.floor(number / SIGNS.length))) +
  SIGNS[number % SIGNS.length]

const twoSignsOf = (text) =>
  [...createHash('sha256').update(text).digest().subarray(0, 2)]
    .map((byte) => SIGNS_OF_FILE[byte % SIGNS_OF_FILE.length])
    .join('')

/**
 * Two signs for each file, made of its path, so that a new file rarely renames what others have: where two want the same, the
 * later one tries again.
 */
function signsOf(files) {
  const fileOf = new Map()
  for (const file of [...files].sort()) {
    let tries = 0
    while (fileOf.has(twoSignsOf(`${file} ${tries}`))) tries += 1
    fileOf.set(twoSignsOf(`${file} ${tries}`), file)
  }
  return new Map([...fileOf].map(([signs, file]) => [file, signs]))
}

const files = readdirSync(SOURCES, { recursive: true }).filter((file) =>
  file.endsWith('.module.css'),
)
const signsOfFiles = signsOf(files)
const classesOf = new Map(files.map((file) => [file, new Map()]))

/**
 * What a class is called: the signs of its file, then its own in that file. They are the same in every build of the file, and
 * compress in the styles, the scripts and the page, as a hash for each class does not.
 */
function shortClass({ resourcePath }, _template, name) {
  const file = relative(SOURCES, resourcePath)
  const classes = classesOf.get(file)
  if (!classes.has(name)) classes.set(name, classes.size)
  return signsOfFiles.get(file) + inSigns(classes.get(name))
}

module.exports = { shortClass, signsOf }
