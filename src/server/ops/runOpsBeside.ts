import {
  readProvider,
  refusalOf,
  type ProviderName,
} from '../providers/payments/rememberedProvider'
import { changeProvider } from './changeProvider'
import { parseProvider } from './opsArguments'
import { runRecorded } from './commandLog'
import type { OpsCommand } from './OpsCommand'
import type { OpsResult } from './OpsResult'
import type { OpsDependencies } from './OpsDependencies'
import { runOps } from './runOps'

/**
 * Runs a command in its own process. Its variables may be those of another shop: with another payment provider it
 * refuses every command except the change of the provider. Both are logged.
 */
export async function runOpsBeside(
  dependencies: OpsDependencies & { own: ProviderName },
  command: OpsCommand,
): Promise<OpsResult> {
  const { db, own } = dependencies
  const { args, who } = command
  const wanted = parseProvider(args)
  if (wanted !== null) {
    return runRecorded(dependencies, { who, args }, () => changeProvider(dependencies, wanted))
  }
  const refusal = refusalOf(await readProvider(db), own)
  if (refusal === null) return runOps(dependencies, command)
  return runRecorded(dependencies, { who, args }, async () => ({ isDone: false, words: refusal }))
}
