const { dirname, join } = require('node:path')

/** What works without a line: the list, the cart, the tracking, and what the shell brings. The map and the checkout do not. */
const NEEDED =
  /\/client\/(?:areas\/(?:cart|delivery|guests|offer|storefront|tracking)|app|relay|state)\/(?!designGallery)/
/** Read by src/tools/support/workerBundle.ts; a name that starts with a dot is served to no one. */
const WORKER_FILES = '.worker.json'

/** Lists the files that the worker keeps, beside the page. */
class ListWorkerFiles {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('ListWorkerFiles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ListWorkerFiles', stage }, () => {
        const list = JSON.stringify(workerFiles(compilation))
        compilation.emitAsset(WORKER_FILES, new sources.RawSource(list))
      })
    })
  }
}

function workerFiles(compilation) {
  const later = compilation.chunkGroups.filter(({ origins }) =>
    origins.some(({ module, request }) =>
      NEEDED.test(join(dirname(module?.resource ?? ''), request ?? '').replaceAll('\\', '/')),
    ),
  )
  const groups = [compilation.entrypoints.get('main'), ...later]
  const files = new Set(groups.flatMap((group) => group.getFiles()))
  return [...files].filter((file) => /\.(js|css)$/.test(file)).map((file) => `/${file}`)
}

module.exports = { ListWorkerFiles, WORKER_FILES }
