import { join } from 'node:path'

/** Made by `npm run db:generate`; a file that has run anywhere is never changed. */
export const migrationsFolder = join(__dirname, 'migrations')
