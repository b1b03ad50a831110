/** Whatever is made of it, it says by its name that it is left out. */
module.exports = function missing(name) {
  function leftOut() {
    throw new Error(`${name} is left out of the bundle: see src/client/relay/leftOutModules.js`)
  }
  return new Proxy(leftOut, { get: () => leftOut })
}
