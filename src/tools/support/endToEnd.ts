import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../../../tests/support/browser'
import { buildIfStale } from './buildIfStale'
import type { Outcome } from './checks'
import { ROOT } from './root'
import { run } from './run'
import { makeShopFolder } from './shopFolder'
import { compileShop } from './shopProgram'
import { startShopServer } from './shopServer'

/** A Tuesday morning: every journey starts at the same minute of the same week. */
const CLOCK_NOW = '2026-11-24T10:00:00+01:00'

/** Runs tests/e2e in Chromium against a shop of its own. */
export async function runEndToEnd(args: readonly string[] = []): Promise<Outcome> {
  await buildIfStale()
  // This one runs the sources on an empty folder, as `npm start` does; those of single journeys begin with what is made beside it.
  const [shop, folder, compiled] = await Promise.all([
    startShopServer({ CLOCK_NOW, LOG_LEVEL: 'warn', TRUST_PROXY: '1' }),
    makeShopFolder(),
    compileShop(),
  ])
  try {
    const code = await run('playwright', ['test', ...args], {
      BASE_URL: shop.url,
      SHOP_DATA_DIR: shop.dataDir,
      SHOP_FOLDER: folder,
      SHOP_PROGRAM: compiled.program,
      // Found once, not in every worker.
      CHROMIUM_PATH: findBrowser(),
      WHOLE_CHROMIUM_PATH: findBrowser({ isWhole: true }),
      CLOCK_NOW,
      NODE_ENV: 'test',
    })
    return readOutcome(code)
  } finally {
    await shop.stop()
    rmSync(folder, { recursive: true, force: true })
    compiled.clear()
  }
}

type Report = { stats?: { expected?: number; unexpected?: number } }

function readOutcome(code: number): Outcome {
  const text = readFileSync(join(ROOT, 'test-results/e2e.json'), 'utf8')
  const { stats }: Report = JSON.parse(text)
  const failed = stats?.unexpected ?? 0
  return {
    passed: stats?.expected ?? 0,
    failed: code !== 0 && failed === 0 ? 1 : failed,
  }
}
