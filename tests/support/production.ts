/** What a server needs to start in production, without money and without mails. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  APP_SECRET: 'a secret for tests of 32 characters',
  PAYMENTS: 'sandbox',
  MAIL: 'outbox',
}
