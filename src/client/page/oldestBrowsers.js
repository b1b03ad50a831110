const { browserslistToTargets } = require('lightningcss')
const { browserslist } = require('../../../package.json')

/** The oldest browsers of package.json as Lightning CSS takes them: without them it writes what only newer ones read. */
const oldestBrowsers = () =>
  browserslistToTargets(browserslist.map((range) => range.replace(' >= ', ' ')))

module.exports = { oldestBrowsers }
