const { TestEnvironment } = require('jest-environment-jsdom')
const { quickComputedStyle } = require('./computedStyle')

/** jsdom with what browsers have and jsdom lacks. One AbortController for all: Node's Request refuses jsdom's signals. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      Headers,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
      getComputedStyle: quickComputedStyle(this.global),
      structuredClone,
      // Nothing leaves a component test: one that sends queries gives the responses itself.
      fetch: () => Promise.reject(new TypeError('This test gives no fetch')),
    })
  }
}
