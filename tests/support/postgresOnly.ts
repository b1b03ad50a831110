/** For what the embedded database has not: connections of their own, and several processes on one database. Passed over there. */
export const postgresOnly = process.env.TEST_DATABASE_URL
  ? { describe, test }
  : { describe: describe.skip, test: test.skip }
