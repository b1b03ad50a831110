import { opsSocketPath } from '#server/ops/opsSocket'
import { callRunningShop } from '../../../src/tools/ops/callRunningShop'

/** Moves an order of the shop that all journeys share, as `npm run ops` does beside it. */
export async function moveOrder(number: string, status: string): Promise<void> {
  const dataDir = process.env.SHOP_DATA_DIR
  if (!dataDir) throw new Error('SHOP_DATA_DIR must name the data folder of the shop')
  const result = await callRunningShop(opsSocketPath({ dataDir }), {
    who: 'a journey',
    args: ['order', number, status],
  })
  if (!result?.isDone) throw new Error(result?.words ?? 'No shop listens')
}
