import { ALARMS, raiseAlarm } from '#server/metrics/alarms'
import { registry } from '#server/metrics/registry'

const countOf = async (alarm: string) => {
  const metric = await registry.getSingleMetric('tablee_alarms_total')?.get()
  return metric?.values.find(({ labels }) => labels.alarm === alarm)?.value
}

test('every alarm is counted from nothing on, so that the first one shows', async () => {
  for (const alarm of ALARMS) expect(await countOf(alarm)).toBe(0)
})

test('an alarm is an error in the log that names it, and is counted', async () => {
  const lines: unknown[] = []
  const log = { error: (details: object, message: string) => lines.push({ ...details, message }) }
  raiseAlarm(log, 'dispute', { intentId: 'pi_1' }, 'A payment is disputed')
  expect(lines).toEqual([{ alarm: 'dispute', intentId: 'pi_1', message: 'A payment is disputed' }])
  expect(await countOf('dispute')).toBe(1)
  expect(await countOf('books')).toBe(0)
})
