import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './src/tools/support/browser'

/** `npm run e2e` starts the shop and names its address in BASE_URL. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // Ends a journey that hangs: the one that looks at every page takes over a minute on a busy machine.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  // A page often waits for its own quiet: one journey more than cores takes a tenth less of the time.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    // A desk; a journey on a phone says so (tests/support/journey/screens.ts). Were they two projects, each would start its own
    // workers and browsers.
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:4000',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // What moves is waited for at each click: the newcomer alone sees it move.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker fetches where no route of a journey sees it: those about visits without a line allow it.
    serviceWorkers: 'block',
    // A recording costs a quarter of the time: `npm run e2e -- <journey> --trace on` when one fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page of a journey lives for seconds: what V8 optimizes in it is soon thrown away. It does without, for a
        // twelfth less of the processor.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
})
