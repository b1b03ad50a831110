const { availableParallelism } = require('node:os')

/**
 * The whole API is tested on PostgreSQL; on the embedded database, which runs the same SQL and which the journeys use, only what leans on
 * the driver: transactions, migrations, seed, a crash.
 */
const EMBEDDED = [
  'order/order',
  'payment/payment',
  'db/httpDatabase',
  'process/crash',
  'demo/seed',
].map((name) => `<rootDir>/tests/api/${name}.test.ts`)

/** Rules and the API run in Node, components in jsdom; `TEST_DATABASE_URL` points the API tests at a PostgreSQL. */
const transform = { '\\.[cm]?[jt]sx?$': '<rootDir>/tests/support/compile.js' }
const project = (name, extra) => ({
  displayName: name,
  rootDir: __dirname,
  runtime: '<rootDir>/tests/support/runtime.js',
  testMatch: [`<rootDir>/tests/${name}/**/*.test.ts?(x)`],
  transform,
  testEnvironment: '<rootDir>/tests/support/nodeEnvironment.ts',
  ...extra,
})

const api = {
  globalSetup: '<rootDir>/tests/support/apiRun.ts',
  globalTeardown: '<rootDir>/tests/support/apiRunEnd.ts',
}

module.exports = {
  // Ends a test that hangs, and never one that is slow: a server with its database takes ten seconds on a busy machine.
  testTimeout: 300_000,
  // A worker often waits: for a timer, for a database. Half as many again as cores fill that time.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // A worker that has grown is replaced before it spends its time on collecting garbage.
  workerIdleMemoryLimit: '900MB',
  testSequencer: '<rootDir>/tests/support/order.js',
  projects: [
    project('domain'),
    project('tools'),
    project('packages', {
      testMatch: ['<rootDir>/packages/*/**/*.test.ts'],
    }),
    project('client', {
      testEnvironment: '<rootDir>/tests/support/browserEnvironment.js',
      setupFilesAfterEnv: ['<rootDir>/tests/support/clientSetup.ts'],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/tests/support/cssModule.js',
        '\\.css$': '<rootDir>/tests/support/emptyModule.js',
        '^lucide-react/icons/': '<rootDir>/tests/support/icon.js',
      },
      transformIgnorePatterns: ['/node_modules/(?!(leven|thumbhash)/)'],
    }),
    project('api', api),
    // Without a PostgreSQL all of them run there already.
    ...(process.env.TEST_DATABASE_URL
      ? [
          project('embedded', {
            ...api,
            testMatch: EMBEDDED,
            setupFiles: ['<rootDir>/tests/support/withoutPostgres.ts'],
          }),
        ]
      : []),
  ],
}
