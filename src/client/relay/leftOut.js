/** Stands in for every part of Relay that webpack.config.js leaves out of the bundle. Whatever is made of it, it says so. */
function leftOut() {
  throw new Error('What is reached here is left out: see src/client/relay/leftOutModules.js')
}

module.exports = new Proxy(leftOut, { get: () => leftOut })
