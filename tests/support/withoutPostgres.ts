/** Before a test file that runs on the embedded database while others run on PostgreSQL; the next file has the variable again. */
delete process.env.TEST_DATABASE_URL
