const { createElement } = require('react')

// The icons are modules only, and say nothing to who tests by role and words.
module.exports = { __esModule: true, default: () => createElement('svg', { 'aria-hidden': true }) }
