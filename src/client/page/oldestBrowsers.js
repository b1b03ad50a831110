const { browserslistToTargets, Features } = require('lightningcss')
const { browserslist } = require('../../../package.json')

/**
 * The oldest browsers of package.json as Lightning CSS takes them: without them it writes what only newer ones read. The site
 * has light colours only, so `light-dark()` is not among what it writes for them.
 */
const forOldestBrowsers = () => ({
  targets: browserslistToTargets(browserslist.map((range) => range.replace(' >= ', ' '))),
  exclude: Features.LightDark,
})

module.exports = { forOldestBrowsers }
