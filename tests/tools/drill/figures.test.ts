import { codesInWords, figuresOf, startLoad } from '../../../src/tools/drill/load'
import { createReport } from '../../../src/tools/drill/report'

const sample = (took: number, code = 'OK') => ({ code, at: 0, took })

describe('what a drill counts', () => {
  test('percentiles are of all samples, or of those chosen', () => {
    const figures = figuresOf([sample(10), sample(20), sample(30), sample(900, 'TRY_AGAIN')])
    expect(figures.percentile(0.5)).toBe(30)
    expect(figures.percentile(0.99)).toBe(900)
    expect(figures.percentile(0.99, ({ code }) => code === 'OK')).toBe(30)
    expect(figuresOf([]).percentile(0.5)).toBe(0)
  })

  test('outcomes are counted by code, the most frequent first', () => {
    const figures = figuresOf([sample(1, 'TRY_AGAIN'), sample(1), sample(1)])
    expect(codesInWords(figures)).toBe('OK 2, TRY_AGAIN 1')
    expect(figures.failed).toBe(1)
    expect(codesInWords(figuresOf([]))).toBe('nothing')
  })

  test('a load waits for the responses to all that it has sent', async () => {
    const responses: (() => void)[] = []
    const load = startLoad([
      {
        name: 'slow',
        perSecond: 1000,
        send: () => new Promise((resolve) => responses.push(() => resolve('OK'))),
      },
    ])
    expect(load.open()).toBeGreaterThan(0)
    const stopped = load.stop()
    responses.forEach((response) => response())
    expect((await stopped).get('slow')?.count).toBe(responses.length)
  })

  test('a row out of its bound is a failure of the drill', () => {
    const lines: string[] = []
    const report = createReport((line) => lines.push(line))
    report.atMost('page p50', 12, 1000, 'ms')
    report.equal('orders lost', 0, 0)
    expect(report.failures()).toBe(0)
    report.atMost('page p50', 1200, 1000, 'ms')
    report.holds('both alive', false, '1', '2')
    report.atLeast('responses', 1, 2)
    expect(report.failures()).toBe(3)
    expect(lines.map((line) => line[0]).join('')).toBe('✓✓✗✗✗')
  })
})
