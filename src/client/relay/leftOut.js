/* global __resourceQuery */

/** Stands in for a part of Relay that webpack.config.js leaves out of the bundle, and names it when it is missed. */
function leftOut() {
  throw new Error(`${__resourceQuery.slice(1)} is left out of the bundle: see webpack.config.js`)
}

module.exports = new Proxy(leftOut, { get: () => leftOut })
