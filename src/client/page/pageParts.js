const { readFileSync } = require('node:fs')
const { dirname, join } = require('node:path')
const { transformSync } = require('@swc/core')
const lightningcss = require('lightningcss')
const { FRENCH_RANGE } = require('./frenchFont')
const { forOldestBrowsers } = require('./oldestBrowsers')

const ROOT = join(__dirname, '../../..')
const STYLES = [
  'src/client/design/tokens.css',
  'src/client/design/global.css',
  'src/client/page/shell.css',
]
const SCRIPTS = {
  startScript: 'src/client/page/start.ts',
  afterRoot: 'src/client/page/afterRoot.ts',
}
const RELEASE_SOURCE = 'src/domain/site/release.ts'
const FIRST_QUERY = '__generated__/relay/shopScreenQuery.graphql.ts'

/** Where the screens lie of addresses that start with this; « shop » stands for the storefronts. */
const SCREENS = {
  shop: ['storefront'],
  account: ['account'],
  auth: ['access/signIn'],
  'canteen-validation': ['access/canteen'],
  cart: ['cart/page'],
  'confirmation-email': ['access/emailConfirmation'],
  'email-unsubscribe': ['account/unsubscribe'],
  feedback: ['feedback/order'],
  'feedback-canteen': ['feedback/canteen'],
  menu: ['menu'],
  newpassword: ['access/newPassword'],
  order: ['checkout', 'checkout/confirmation'],
  track: ['tracking'],
  'validation-cgv': ['access/terms'],
}

/** What reads a cart that is in storage. */
const CART_PARSER = 'src/client/state/parseStoredCart'

const path = (file) => join(ROOT, file)
const read = (file) => readFileSync(path(file), 'utf8')

/** The files that are written into the page itself. */
const PAGE_SOURCES = [...STYLES, ...Object.values(SCRIPTS), FIRST_QUERY, RELEASE_SOURCE].map(path)

/** What src/client/page/index.html is filled with. */
function pageParts(compilation, assets, isProduction) {
  // The development server builds a screen once a page asks for it.
  const files = isProduction ? screenFiles(compilation) : {}
  // A shop is rendered before any file but the page has come. A development server replaces whole files.
  const inlined = isProduction ? [...assets.css, ...(files.shop ?? [])].filter(isStyle) : []
  const isApart = (file) => !inlined.includes(file)
  return {
    scripts: assets.js,
    styles: assets.css.filter(isApart),
    inlined: inlined.map((file) => ({ file, css: contentOf(compilation, file) })),
    frenchRange: FRENCH_RANGE,
    release: release(),
    criticalCss: criticalCss(isProduction),
    startScript: script(SCRIPTS.startScript, isProduction),
    afterRoot: script(SCRIPTS.afterRoot, isProduction),
    firstQuery: asJson(firstQuery()),
    screenFiles: asJson({ ...files, shop: files.shop?.filter(isApart) }),
  }
}

const isStyle = (file) => file.endsWith('.css')
const contentOf = (compilation, file) =>
  String(compilation.getAsset(file.replace(/^\//, '')).source.source())

function criticalCss(isProduction) {
  const code = Buffer.from(STYLES.map(read).join('\n'))
  const page = { filename: 'page.css', code, minify: isProduction, ...forOldestBrowsers() }
  return String(lightningcss.transform(page).code)
}

function script(file, isProduction) {
  const { code } = transformSync(read(file), {
    filename: file,
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

/** What this build calls itself, in the page and in the bundle. */
function release() {
  const [, usual] = /DEFAULT_RELEASE = '([^']+)'/.exec(read(RELEASE_SOURCE)) ?? []
  const { TABLEE_RELEASE: given = '' } = process.env
  if (!/^[\w.-]*$/.test(given))
    throw new Error('TABLEE_RELEASE has letters, digits, . _ and - only')
  return given || usual
}

/** The compiled text of the shop's query, so that it can be sent before any code has arrived. */
function firstQuery() {
  const artifact = read(FIRST_QUERY)
  const params = artifact.slice(artifact.indexOf('"params": {'))
  const value = (key) => JSON.parse(new RegExp(`"${key}": ("(?:[^"\\\\]|\\\\.)*")`).exec(params)[1])
  return { operationName: value('name'), query: value('text') }
}

/**
 * The files of each screen and its routes by what its address starts with, and of what reads a stored cart, so that they
 * load beside the bundle, not after it.
 */
function screenFiles(compilation) {
  const main = new Set(compilation.entrypoints.get('main').getFiles())
  const filesOf = (isWanted, missing) => {
    const own = compilation.chunkGroups
      .filter(({ origins }) =>
        origins.some(({ module, request }) => isWanted(requestedModule(module, request))),
      )
      .flatMap((group) => group.getFiles())
      .filter((file) => !main.has(file) && isOfPage(file))
    if (own.length === 0) throw new Error(missing)
    return own.map((file) => `/${file}`)
  }
  const filesIn = (folder) =>
    filesOf(isScreenOf(folder), `No screen in src/client/areas/${folder}: see SCREENS`)
  const screens = Object.entries(SCREENS).map(([start, folders]) => [
    start,
    [...new Set(folders.flatMap(filesIn))],
  ])
  const storedCart = filesOf((file) => file.endsWith(CART_PARSER), `No ${CART_PARSER}`)
  return { ...Object.fromEntries(screens), storedCart }
}

const isOfPage = (file) => /\.(js|css)$/.test(file)

const isScreenOf = (folder) => (file) =>
  dirname(file).endsWith(`/areas/${folder}`) && /(?:Screen|Routes?)$/.test(file)

/** The module that a piece of the site begins with, by its path. */
const requestedModule = (module, request) =>
  join(dirname(module?.resource ?? ''), request ?? '').replaceAll('\\', '/')

// `<` is the only character that could end the element that holds it.
const asJson = (value) => JSON.stringify(value).replaceAll('<', '\\u003c')

module.exports = { criticalCss, pageParts, release, PAGE_SOURCES }
