import { together } from '#server/db/together'

/** As drizzle's: runs whenever it is awaited. */
function lazyStatement<Result>(run: () => Promise<Result>): PromiseLike<Result> {
  return { then: (...handlers) => run().then(...handlers) }
}

test('each statement runs once, and the results come in order', async () => {
  const runs: string[] = []
  const statement = (name: string) =>
    lazyStatement(async () => {
      runs.push(name)
      return name
    })
  expect(await together([statement('update'), statement('insert')])).toEqual(['update', 'insert'])
  expect(runs).toEqual(['update', 'insert'])
})

test('the failure of the first counts, once all have ended', async () => {
  let isOver = false
  const late = new Promise((_, reject) => {
    setTimeout(() => {
      isOver = true
      reject(new Error('a duplicate key'))
    }, 20)
  })
  const after = Promise.reject(new Error('the transaction is aborted'))
  await expect(together([late, after])).rejects.toThrow('a duplicate key')
  expect(isOver).toBe(true)
})
