/* global __resourceQuery */

/** Stands in for a part of Relay that webpack.config.js leaves out of the bundle, and names it when it is missed. */
module.exports = require('./missing')(__resourceQuery.slice(1))
