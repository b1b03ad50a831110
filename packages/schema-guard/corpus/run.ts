// Relay and graphql-js check themselves outside production, and say so.
process.env.NODE_ENV ??= 'production'

void import('./support/corpusCommand').then(async ({ runCorpusCommand }) => {
  process.exitCode = await runCorpusCommand(__dirname)
})
