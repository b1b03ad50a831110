import { createClock } from '#domain/time/clock'
import { prepareTables } from '#server/db/migrations'
import { parseEnv, type Env } from '#server/base/env/env'
import { createLogger } from '#server/process/logger'
import { parsePictures } from '#server/ops/opsArguments'
import { opsSocketPath } from '#server/ops/opsSocket'
import type { OpsResult } from '#server/ops/OpsResult'
import type { OpsCommand } from '#server/ops/OpsCommand'
import { isHelp, USAGE } from '#server/ops/opsUsage'
import { runOpsBeside } from '#server/ops/runOpsBeside'
import { providerNameOf } from '#server/providers/payments/rememberedProvider'
import { createBackend } from '#server/services'
import { callRunningShop } from './ops/callRunningShop'
import { operator } from './ops/operator'
import { publishPhotographs } from './ops/pictures/publishPhotographs'
import { readFiles } from './ops/readFiles'
import { openForCommand } from './support/openForCommand'
import { reportFailure } from './support/reportFailure'

/** `npm run ops -- order T-24815 assigned`: what the people who run the shop do beside the site. */
async function ops() {
  // Before the variables are read: who asks for help may have none.
  if (isHelp(process.argv.slice(2))) return console.log(USAGE)
  const env = parseEnv({ LOG_LEVEL: 'warn', ...process.env })
  const command = { who: operator(), args: process.argv.slice(2) }
  const send = (wanted: OpsCommand) => callShop(env, wanted)
  const pictures = parsePictures(command.args)
  const { isDone, words } = pictures
    ? await publishPhotographs(command, { ...pictures, dataDir: env.dataDir, send })
    : await send({ ...command, input: readFiles(command.args) })
  console.log(words)
  if (!isDone) process.exitCode = 1
}

/** The embedded database belongs to the shop that runs on it; a PostgreSQL is everybody's. */
async function callShop(env: Env, command: OpsCommand): Promise<OpsResult> {
  const fromShop =
    env.databaseUrl === null ? await callRunningShop(opsSocketPath(env), command) : null
  return fromShop ?? onTheDatabase(env, command)
}

async function onTheDatabase(env: Env, command: OpsCommand): Promise<OpsResult> {
  const logger = createLogger(env)
  const clock = createClock({ startsAt: env.clockNow ?? undefined })
  const database = await openForCommand(env, logger)
  try {
    await prepareTables(database, env)
    const { services, provider, sandbox } = createBackend({ env, database, clock, logger })
    const own = providerNameOf(provider)
    const result = await runOpsBeside(
      { services, sandbox, db: database.db, clock, dataDir: env.dataDir, own },
      command,
    )
    await services.mail.stop()
    return result
  } finally {
    await database.close()
  }
}

ops().catch(reportFailure)
