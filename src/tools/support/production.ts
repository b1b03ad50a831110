const SETTINGS = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://127.0.0.1',
  APP_SECRET: 'a secret for tests of 32 characters',
  PAYMENTS: 'sandbox',
  MAIL: 'outbox',
}

/** What a server needs to start in production, without money and without mails, on the embedded database. */
export const PRODUCTION = { ...SETTINGS, DATABASE: 'embedded' }

/** The same on a PostgreSQL, where there is one. */
export const productionOn = (databaseUrl: string | undefined): Readonly<Record<string, string>> =>
  databaseUrl === undefined ? PRODUCTION : { ...SETTINGS, DATABASE_URL: databaseUrl }
