import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser, installBrowsers } from './browser'
import { buildIfStale } from './buildIfStale'
import type { Outcome } from './checks'
import { compilePrograms, programIn } from './compiledPrograms'
import { ROOT } from './root'
import { run } from './run'
import { makeShopFolder } from './shopFolder'
import { startShopServer } from './shopServer'

/** A Tuesday morning: every journey starts at the same minute of the same week. */
const CLOCK_NOW = '2026-11-24T10:00:00+01:00'

const REPORT = join(ROOT, 'test-results/e2e.json')

export type Preparations = ReturnType<typeof prepareEndToEnd>

/**
 * Begins to prepare a run: browsers, and what every shop of it starts with; `.ci/run` starts one from the sources, on an empty folder.
 * The run itself is told what failed, however much later that is.
 */
export function prepareEndToEnd() {
  const preparations = {
    folder: makeShopFolder(),
    compiled: compilePrograms(),
    browsers: installBrowsers(),
  }
  void Promise.allSettled(Object.values(preparations))
  return preparations
}

/** How tests are told where it is. */
export const preparedFor = async ({ folder, compiled }: Preparations) => ({
  SHOP_FOLDER: await folder,
  PROGRAMS_FOLDER: (await compiled).folder,
})

/** Runs tests/e2e in Chromium against a shop of its own. */
export async function runEndToEnd(
  args: readonly string[] = [],
  preparations: Preparations = prepareEndToEnd(),
): Promise<Outcome> {
  try {
    await buildIfStale()
    rmSync(REPORT, { force: true })
    const { folder: made, compiled, browsers } = preparations
    const [folder, programs] = await Promise.all([made, compiled, browsers])
    const program = programIn(programs.folder, 'start')
    const shop = await startShopServer(
      { CLOCK_NOW, LOG_LEVEL: 'warn', TRUST_PROXY: '1' },
      { folder, program },
    )
    try {
      const code = await run('playwright', ['test', ...args], {
        BASE_URL: shop.url,
        SHOP_DATA_DIR: shop.dataDir,
        ...(await preparedFor(preparations)),
        // Found once, not in every worker.
        CHROMIUM_PATH: findBrowser(),
        WHOLE_CHROMIUM_PATH: findBrowser({ isWhole: true }),
        CLOCK_NOW,
        NODE_ENV: 'test',
      })
      return readOutcome(code)
    } finally {
      await shop.stop()
    }
  } finally {
    // Where one of them failed, the other was made, or still will be.
    await Promise.allSettled([
      preparations.folder.then((folder) => rmSync(folder, { recursive: true, force: true })),
      preparations.compiled.then((compiled) => compiled.clear()),
    ])
  }
}

type Report = { stats?: { expected?: number; unexpected?: number } }

/** A run that ended before it could report has failed. */
function readOutcome(code: number): Outcome {
  if (!existsSync(REPORT)) return { passed: 0, failed: 1 }
  const { stats }: Report = JSON.parse(readFileSync(REPORT, 'utf8'))
  const failed = stats?.unexpected ?? 0
  return {
    passed: stats?.expected ?? 0,
    failed: code !== 0 && failed === 0 ? 1 : failed,
  }
}
