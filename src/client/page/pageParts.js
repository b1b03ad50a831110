const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const { transformSync } = require('@swc/core')
const lightningcss = require('lightningcss')

const ROOT = join(__dirname, '../../..')
const STYLES = [
  'src/client/design/tokens.css',
  'src/client/design/global.css',
  'src/client/page/shell.css',
]
const SCRIPT = 'src/client/page/start.ts'
const FIRST_QUERY = '__generated__/relay/shopScreenQuery.graphql.ts'

const path = (file) => join(ROOT, file)
const read = (file) => readFileSync(path(file), 'utf8')

/** The files that are written into the page itself. */
const PAGE_SOURCES = [...STYLES, SCRIPT, FIRST_QUERY].map(path)

/** What src/client/page/index.html is filled with. */
function pageParts(compilation, assets, isProduction) {
  return {
    scripts: assets.js,
    styles: assets.css,
    criticalCss: criticalCss(isProduction),
    startScript: startScript(isProduction),
    firstQuery: asJson(firstQuery()),
    screenFiles: asJson(screenFiles(compilation)),
  }
}

function criticalCss(isProduction) {
  const code = Buffer.from(STYLES.map(read).join('\n'))
  return String(lightningcss.transform({ filename: 'page.css', code, minify: isProduction }).code)
}

function startScript(isProduction) {
  const { code } = transformSync(read(SCRIPT), {
    filename: SCRIPT,
    swcrc: false,
    isModule: false,
    minify: isProduction,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2020',
      minify: { compress: isProduction, mangle: isProduction },
    },
  })
  return code.trim()
}

/** The compiled text of the shop's query, so that it can be asked before any code has arrived. */
function firstQuery() {
  const artifact = read(FIRST_QUERY)
  const params = artifact.slice(artifact.indexOf('"params": {'))
  const value = (key) => JSON.parse(new RegExp(`"${key}": ("(?:[^"\\\\]|\\\\.)*")`).exec(params)[1])
  return { operationName: value('name'), query: value('text') }
}

/** The files of each screen's chunk by the screen's folder, so that they load beside the bundle and not after it. */
function screenFiles(compilation) {
  const main = new Set(compilation.entrypoints.get('main').getFiles())
  const files = {}
  for (const group of compilation.chunkGroups) {
    for (const { module, request } of group.origins) {
      const screen = /screens[\\/](\w+)[\\/]/.exec(module?.resource ?? '')?.[1]
      if (!screen || !/Screen$/.test(request ?? '')) continue
      const own = group.getFiles().filter((file) => !main.has(file) && /\.(js|css)$/.test(file))
      files[screen] = [...new Set([...(files[screen] ?? []), ...own.map((file) => `/${file}`)])]
    }
  }
  return files
}

// `<` is the only character that could end the element that holds it.
const asJson = (value) => JSON.stringify(value).replaceAll('<', '\\u003c')

module.exports = { pageParts, PAGE_SOURCES }
