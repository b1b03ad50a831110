const { createHash } = require('node:crypto')
const { readdirSync } = require('node:fs')
const { join, relative } = require('node:path')

const SOURCES = join(__dirname, '..')
/** No vowels: a class is never one of the words by which browsers are told to hide advertisements. */
const SIGNS = 'bcdfghjklmnpqrstvwxz'

const inSigns = (number) =>
  (number < SIGNS.length ? '' : inSigns(Math.floor(number / SIGNS.length))) +
  SIGNS[number % SIGNS.length]

const files = readdirSync(SOURCES, { recursive: true }).filter((file) =>
  file.endsWith('.module.css'),
)
/** Twice as many names as files: two rarely want the same one. */
const SIGNS_OF_FILE = inSigns(2 * files.length).length

const signsOf = (text) =>
  [...createHash('sha256').update(text).digest().subarray(0, SIGNS_OF_FILE)]
    .map((byte) => SIGNS[byte % SIGNS.length])
    .join('')

/** Each file's signs are made of its path, so that a new file changes no other's; where two want the same, the later one gets others. */
const signsOfFiles = new Map()
for (const file of files.sort()) {
  const taken = new Set(signsOfFiles.values())
  let signs = signsOf(file)
  while (taken.has(signs)) signs = signsOf(file + signs)
  signsOfFiles.set(file, signs)
}

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

module.exports = { shortClass }
