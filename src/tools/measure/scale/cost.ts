import type { Cluster } from '../../drill/cluster'
import type { Requests } from './loads'
import { watchProcessor } from './processorTime'
import { sendSteadily } from './steadyLoad'

/** Milliseconds of processor that one request costs. */
export type Cost = { servers: number; postgres: number }

export const sum = ({ servers, postgres }: Cost) => servers + postgres

type SteadyRate = { perSecond: number; seconds: number }

/** Requests of each process at the same rate, however many there are, each asked directly. */
export async function costOfOne(
  cluster: Cluster,
  { next, ...requests }: Requests,
  rate: SteadyRate,
): Promise<Cost> {
  const processor = await watchProcessor(cluster)
  const before = processor()
  const counts = await Promise.all(
    cluster.servers.map(({ url }) => sendSteadily({ ...requests, ...rate, next: () => next(url) })),
  )
  const after = processor()
  const count = counts.reduce((total, one) => total + one, 0)
  return {
    servers: (after.servers - before.servers) / count,
    postgres: (after.postgres - before.postgres) / count,
  }
}
