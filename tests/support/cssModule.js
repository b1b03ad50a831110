// Class names do not matter to what a person sees in a test: each class is its own name.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) })
