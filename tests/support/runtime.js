const { AsyncLocalStorage } = require('node:async_hooks')
const { statSync } = require('node:fs')
const { setFlagsFromString } = require('node:v8')
const { constants, Script } = require('node:vm')
const { default: Runtime } = require('jest-runtime')

// The functions of a script stay compiled, however long no test calls them.
setFlagsFromString('--no-flush-bytecode')

/** By path: what this worker has compiled, and of which text. */
const compiled = new Map()

/**
 * What belongs to the language, and no test puts anything in its place. A name that is global is looked up outside V8 each
 * time; as a parameter of each module it costs nothing. `Date` is not among them: a test may set the clock.
 */
const OF_THE_LANGUAGE = [
  ...['Array', 'ArrayBuffer', 'BigInt', 'Boolean', 'DataView', 'Error', 'Float64Array', 'Function'],
  ...['Infinity', 'Intl', 'JSON', 'Map', 'Math', 'NaN', 'Number', 'Object', 'Promise', 'Proxy'],
  ...['RangeError', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'SyntaxError', 'TypeError'],
  ...['Uint8Array', 'WeakMap', 'WeakRef', 'WeakSet', 'isFinite', 'isNaN', 'parseFloat', 'parseInt'],
]
const readThem = new Script(`[${OF_THE_LANGUAGE.join(', ')}]`)

/** Of each context, in the order of their names. */
const known = new WeakMap()
const ofTheWorker = readThem.runInThisContext()

function languageOf(context) {
  const values = known.get(context) ?? readThem.runInContext(context)
  known.set(context, values)
  return values
}

function compileOnce(text, path, parameters) {
  const before = compiled.get(path)
  if (before?.text === text) return before.script
  // A module that has a name of its own like one of these keeps it: that stands further in.
  const head = `(function (${OF_THE_LANGUAGE.join(', ')}) { return function (${parameters.join(', ')}) {`
  const script = new Script(`${head}${text}\n}})`, {
    filename: path,
    columnOffset: -head.length,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  })
  compiled.set(path, { text, script })
  return script
}

const OF_A_PACKAGE = /[\\/]node_modules[\\/]/

/** By project and path: what became of a file, and when it was last written. */
const transformed = new Map()

/** jest reads and looks up each module anew for each test file. A worker remembers it until the file is written again; a package is not. */
function transformOnce(transformCache, project) {
  const transformAgain = transformCache.transform.bind(transformCache)
  const ofProject = transformed.get(project) ?? new Map()
  transformed.set(project, ofProject)
  transformCache.transform = (path, options) => {
    if (options?.isInternalModule || options?.supportsStaticESM)
      return transformAgain(path, options)
    const mtimeMs = OF_A_PACKAGE.test(path) ? 0 : statSync(path).mtimeMs
    const before = ofProject.get(path)
    if (before?.mtimeMs !== mtimeMs) {
      const code = transformAgain(path, options)
      ofProject.set(path, { mtimeMs, file: transformCache.transforms.get(path) })
      return code
    }
    const { file } = before
    transformCache.transforms.set(path, file)
    if (file.sourceMapPath) transformCache.sourceMaps.set(path, file.sourceMapPath)
    return file.code
  }
}

/** Storages of the test file that runs. */
const storages = new Set()

for (const method of ['run', 'enterWith']) {
  const original = AsyncLocalStorage.prototype[method]
  AsyncLocalStorage.prototype[method] = function runAndRemember(...given) {
    storages.add(this)
    return original.apply(this, given)
  }
}

/** Until Node 24 each promise carries every storage that was ever used: those of a hundred files, in a worker that ran them. */
function disableStorages() {
  for (const storage of storages) storage.disable()
  storages.clear()
}

/**
 * Each test file loads its modules anew, and jest has V8 compile them each time. Here a worker compiles a module once, and runs the same
 * script for every file: a quarter less of the processor. What belongs to the language is given to each module: a tenth less. Where
 * files have no context of their own, packages are loaded as Node loads them, once a worker.
 */
module.exports = class extends Runtime {
  constructor(...given) {
    super(...given)
    const { executor, transformCache } = this
    transformOnce(transformCache, this._config.id)
    const compileAgain = executor.compile.bind(executor)
    executor.compile = (text, path) => {
      const compile = () => compileOnce(text, path, executor.injectedModuleParameters)
      if (this._environment.isOfTheWorker) return compile().runInThisContext()(...ofTheWorker)
      const context = this._environment.getVmContext()
      const isOfAFile = context !== null && !this._resolution.isCoreModule(path)
      if (!isOfAFile) return compileAgain(text, path)
      return compile().runInContext(context)(...languageOf(context))
    }
  }

  requireModule(from, name, options, isActual) {
    return isOfAPackage(this, from, name, options)
      ? require(this._resolution.resolveCjs(from, name))
      : super.requireModule(from, name, options, isActual)
  }

  teardown() {
    super.teardown()
    disableStorages()
  }
}

/** Whether a test file that runs in the worker's own context imports a package; parts of jest it has for itself. */
function isOfAPackage({ _environment, _resolution }, from, name, options) {
  if (!_environment.isOfTheWorker || options?.isInternalModule) return false
  if (!name || name.startsWith('.') || _resolution.isCoreModule(name)) return false
  return OF_A_PACKAGE.test(_resolution.resolveCjs(from, name))
}
