/** The lint holds the directions; this holds that nothing leads back to itself, by its types neither. */
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'Part the port from what loads it, or move the shared type to a file of its own.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-file-readers-in-the-server',
      severity: 'error',
      comment: 'Files are read where a command is typed: docs/decisions/040-catalogue-files.md.',
      from: { path: '^src/server/process' },
      to: {
        path: '^src/server/ops/(catalogue/folder|places/readPlaces|agreements/readAgreements)',
        reachable: true,
      },
    },
    {
      name: 'no-shop-in-a-package',
      severity: 'error',
      comment: 'A package stands alone: what it needs of the shop is passed in.',
      from: { path: '^packages/[^/]+/' },
      to: { path: '^(src|tests|__generated__)/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules|^packages/[^/]+/dist/' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
  },
}
