import { registry } from '#server/metrics/registry'

/** How often an alarm was raised in this process. */
export async function countOf(alarm: string): Promise<number> {
  const metric = await registry.getSingleMetric('tablee_alarms_total')?.get()
  return metric?.values.find(({ labels }) => labels.alarm === alarm)?.value ?? 0
}
