import { existsSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { run } from '../../../src/tools/support/run'
import { runJest } from '../../../src/tools/support/runJest'

jest.mock('../../../src/tools/support/run', () => ({ run: jest.fn() }))

let folder = ''
const reporting = (report: string, code: number) =>
  jest.mocked(run).mockImplementation((_command, args) => {
    const file = args.at(-1) ?? ''
    folder = dirname(file)
    writeFileSync(file, report)
    return Promise.resolve(code)
  })

test('the tests are counted, and the folder of the report is gone', async () => {
  reporting('{"numPassedTests": 5, "numFailedTests": 0, "numFailedTestSuites": 1}', 1)

  expect(await runJest([])).toEqual({ passed: 5, failed: 1 })
  expect(folder).toContain('tablee-jest-')
  expect(existsSync(folder)).toBe(false)
})

test('it is gone as well where no report was written', async () => {
  reporting('', 1)

  await expect(runJest([])).rejects.toThrow()
  expect(existsSync(folder)).toBe(false)
})
