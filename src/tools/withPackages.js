const { resolve } = require('node:path')
const { pathToFileURL } = require('node:url')

/**
 * `node src/tools/withPackages.js <program> …`: runs a program in TypeScript. Where the packages are not installed it ends with exit code 2,
 * as what could not be done: 1 would tell a back-end team that its schema breaks something. It needs no package itself.
 */
async function run() {
  try {
    await import('tsx')
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    process.stderr.write('The packages are not installed: run npm ci first.\n')
    process.exitCode = 2
    return
  }
  process.argv.splice(1, 1)
  await import(pathToFileURL(resolve(process.argv[1])).href)
}

run().catch((error) => {
  console.error(error)
  process.exitCode = 2
})
