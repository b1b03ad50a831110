import { runDrill } from '../../../src/tools/drill/runDrill'

afterEach(() => void jest.restoreAllMocks())

test('a drill that cannot end one thing ends the others, and has failed', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const ended: string[] = []
  const hasPassed = await runDrill({
    name: 'planted',
    about: 'a lock that is gone',
    async run({ onEnd }) {
      onEnd(() => void ended.push('buyers'))
      onEnd(() => Promise.reject(new Error('the lock is gone')))
    },
  })
  expect(hasPassed).toBe(false)
  expect(ended).toEqual(['buyers'])
  expect(errors).toHaveBeenCalledWith(new Error('the lock is gone'))
})

test('the requests of a drill that fails end with it', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let sent = 0
  await runDrill({
    name: 'planted',
    about: 'a server that does not come back',
    async run({ startLoad }) {
      const send = () => {
        sent += 1
        return Promise.resolve('OK')
      }
      startLoad([{ name: 'pages', perSecond: 1_000, send }])
      throw new Error('the server is not ready')
    },
  })
  const sentByThen = sent
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(sent).toBe(sentByThen)
})
