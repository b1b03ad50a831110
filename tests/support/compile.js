const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const { transformSync, version } = require('@swc/core')

/** Only babel has a plugin that puts Relay's artifacts in the place of its tags. */
const HAS_TAG = /\bgraphql`/
const OF_A_PACKAGE = /[\\/]node_modules[\\/]/
const RELAY_PLUGIN = require.resolve('babel-plugin-relay')

/** Of what decides, beside a file's own text, what becomes of it. */
const fingerprint = createHash('sha256')
for (const file of [
  __filename,
  require.resolve('babel-plugin-relay/package.json'),
  require.resolve('../../relay.config.js'),
]) {
  fingerprint.update(readFileSync(file))
}
const madeWith = `${version} ${fingerprint.digest('hex')}`

const isTyped = (path) => /\.tsx?$/.test(path)
const hasJsx = (path) => !path.endsWith('.ts')

/** The text with artifacts in the place of tags. A worker that finds all of it compiled loads no babel. */
function withArtifacts(text, filename) {
  const { code, map } = require('@babel/core').transformSync(text, {
    filename,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: {
      plugins: [...(isTyped(filename) ? ['typescript'] : []), ...(hasJsx(filename) ? ['jsx'] : [])],
    },
    plugins: [RELAY_PLUGIN],
  })
  return { code, inputSourceMap: JSON.stringify(map) }
}

/** Compiles for jest: babel replaces Relay's tags, where there are some, and swc does all the rest, in a tenth of babel's time. */
module.exports = {
  process(text, path) {
    const isOurs = !OF_A_PACKAGE.test(path)
    const { code: source, inputSourceMap } =
      isOurs && HAS_TAG.test(text) ? withArtifacts(text, path) : { code: text }
    const { code, map } = transformSync(source, {
      filename: path,
      swcrc: false,
      configFile: false,
      isModule: true,
      sourceMaps: true,
      inputSourceMap,
      module: { type: 'commonjs', ignoreDynamic: false },
      jsc: {
        target: 'es2022',
        parser: isTyped(path)
          ? { syntax: 'typescript', tsx: hasJsx(path) }
          : { syntax: 'ecmascript', jsx: hasJsx(path) },
        transform: {
          react: { runtime: 'automatic', development: true },
          // Lifts `jest.mock` above the imports.
          hidden: { jest: isOurs },
        },
      },
    })
    return { code, map }
  },
  getCacheKey: (text, path) =>
    createHash('sha256').update([madeWith, path, text].join('\0')).digest('hex'),
}
