const { readdirSync } = require('node:fs')
const { join, relative } = require('node:path')

const SOURCES = join(__dirname, '..')
/** No vowels: a class is never one of the words by which browsers are told to hide advertisements. */
const SIGNS = 'bcdfghjklmnpqrstvwxz'

const inSigns = (number) =>
  (number < SIGNS.length ? '' : inSigns(Math.floor(number / SIGNS.length))) +
  SIGNS[number % SIGNS.length]

/** The files with classes, in an order that every machine finds. */
const files = readdirSync(SOURCES, { recursive: true })
  .filter((file) => file.endsWith('.module.css'))
  .sort()
/** Every file has as many signs, so that what follows them cannot be taken for one of them. */
const { length: SIGNS_OF_FILE } = inSigns(files.length)

const classesOf = new Map(files.map((file) => [file, new Map()]))

/**
 * What a class is called: the place of its file among all, then its own in that file. A hash says no more, and nothing
 * compresses it, in the styles, the scripts and the page.
 */
function shortClass({ resourcePath }, _template, name) {
  const file = relative(SOURCES, resourcePath)
  const classes = classesOf.get(file)
  if (!classes.has(name)) classes.set(name, classes.size)
  return inSigns(files.indexOf(file)).padStart(SIGNS_OF_FILE, SIGNS[0]) + inSigns(classes.get(name))
}

module.exports = { shortClass }
