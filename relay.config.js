/** Relay compiles every `graphql` tag of the client and of its tests against the checked-in contract. */
module.exports = {
  src: '.',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory: './__generated__/relay',
  eagerEsModules: true,
  noFutureProofEnums: true,
  customScalarTypes: { Date: 'string', DateTime: 'string' },
  excludes: [
    '**/node_modules/**',
    '**/__generated__/**',
    '**/dist/**',
    '**/src/server/**',
    '**/src/tools/**',
    '**/packages/**',
  ],
}
