import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const resultsIn = (timeZone: string) =>
  execFileSync(process.execPath, ['--import', 'tsx', join(__dirname, 'timeZoneProbe.ts')], {
    env: { ...process.env, TZ: timeZone },
    encoding: 'utf8',
  })

test('days and slots are those of Paris, wherever the machine stands', () => {
  const paris = resultsIn('Europe/Paris')
  expect(JSON.parse(paris)).toMatchObject({ day: '2026-11-25', first: '2026-11-25' })
  expect(resultsIn('Pacific/Auckland')).toBe(paris)
  expect(resultsIn('America/Los_Angeles')).toBe(paris)
})
