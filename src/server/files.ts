import { join } from 'node:path'

/*
 * What the server reads at run time. `npm run build` copies it to the same places beside the compiled server, and
 * dist/server lies as deep as src/server: both find what lies beside them, and above.
 */

/** Made by `npm run db:generate`; a file that has run anywhere is never changed. */
export const MIGRATIONS_FOLDER = join(__dirname, 'db/migrations')

/** Letters for PDF documents. */
export const FONTS_FOLDER = join(__dirname, 'modules/document/fonts')

export const SCHEMA_FILE = join(__dirname, '../../schema.graphql')

/** Where `npm run build` puts the site, wherever the server is started from. */
export const BUILT_CLIENT_FOLDER = join(__dirname, '../../dist/client')
