import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { runCheckCommand } from '../../../packages/schema-guard/src/commands/checkCommand'
import { runContractCommand } from '../../../packages/schema-guard/src/commands/contractCommand'
import type { ContractResult } from '../../../packages/schema-guard/src/contract/runContract'
import { SHOP_PROJECT } from '../../../src/tools/support/schemaSurroundings'
import { SHOP_BACK_END } from '../../../src/tools/support/shopBackEnd'
import { startTestServer, type TestServer } from '../../support/testServer'

const ROOT = resolve(__dirname, '../../..')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function contract(args: string[], url = `${server.url}/graphql`) {
  const said: string[] = []
  const write = (text: string) => void said.push(text)
  const around = {
    cwd: ROOT,
    project: SHOP_PROJECT,
    now: server.clock.now(),
    isTty: false,
    env: {},
  }
  const code = await runContractCommand(
    [url, '--json', ...args],
    { ...around, write, writeError: write },
    SHOP_BACK_END,
  )
  const results: ContractResult[] = code === 2 ? [] : JSON.parse(said.join(''))
  const named = (status: ContractResult['status']) =>
    results.filter((result) => result.status === status).map(({ name }) => name)
  return { code, said: said.join('\n'), results, named }
}

test('every query of the client is sent to the server, with values from responses, and no mutation is', async () => {
  const token = await server.signIn('camille@atelier-nord.example')

  const { code, said, results, named } = await contract([`--token=${token}`])

  expect(code === 2 ? said : 'it ran').toBe('it ran')
  expect(results.filter(({ status }) => status === 'failed')).toEqual([])
  expect(code).toBe(0)
  expect(named('passed')).toEqual(
    expect.arrayContaining([
      'ProductDetailsQuery',
      'cartScreenQuery',
      'findDeliveryPointQuery',
      'confirmationScreenQuery',
      'sessionUserQuery',
      'shopScreenQuery',
      'useSavedCardsQuery',
    ]),
  )
  expect(named('skipped')).toContain('useSignUpMutation')
  // What only a mailed link holds, nothing can give.
  expect(named('skipped').filter((name) => !name.endsWith('Mutation'))).toEqual([
    'canteenFeedbackScreenQuery',
    'emailUnsubscribeScreenQuery',
    'feedbackScreenQuery',
  ])
  expect(named('passed').filter((name) => name.endsWith('Mutation'))).toEqual([])
})

test('a visitor is told which reads need an account, and fails under --strict', async () => {
  const { code, results } = await contract(['--strict'])

  expect(code).toBe(1)
  expect(results.filter(({ status }) => status === 'failed')).toEqual([])
  expect(results).toContainEqual(
    expect.objectContaining({ name: 'shopScreenQuery', status: 'passed' }),
  )
})

test('mutations run with --write', async () => {
  const { results } = await contract([
    '--write',
    '--only',
    'useSignUpMutation',
    '--variables',
    'tests/api/http/schemaContract.variables.json',
    '--variable',
    'firstname=Alix',
  ])

  expect(results).toEqual([
    expect.objectContaining({ name: 'useSignUpMutation', status: 'passed' }),
  ])
})

test('a response of another shape than promised is reported with its path', async () => {
  const liar = createServer((_request, response) => {
    const slot = { slotStartAt: null, slotEndAt: 'tomorrow', disabledSlot: 'no', stress: 'huge' }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ data: { businessDaysWithSlots: [{ slots: [slot] }] } }))
  })
  await new Promise<void>((done) => liar.listen(0, '127.0.0.1', done))
  const address: AddressInfo | string | null = liar.address()
  const port = typeof address === 'object' ? address?.port : 0
  try {
    const { code, results } = await contract(
      [
        '--only',
        'shopScreenQuery',
        '--variable',
        'distributionPointId=111',
        '--variable',
        'distributionPointsIds=["111"]',
      ],
      `http://127.0.0.1:${port}`,
    )

    expect(code).toBe(1)
    const problems = results.flatMap((result) => result.problems)
    expect(problems).toEqual(
      expect.arrayContaining([
        'businessDaysWithSlots[].slots[].slotStartAt is null, DateTime! is promised',
        'businessDaysWithSlots[].slots[].slotEndAt is "tomorrow", DateTime is promised',
        'businessDaysWithSlots[].slots[].disabledSlot is "no", Boolean is promised',
        'businessDaysWithSlots[].slots[].stress is "huge", which is not in SlotStress',
        'availableInventory is missing',
      ]),
    )
  } finally {
    await new Promise((done) => liar.close(done))
  }
})

test('without an endpoint no request is sent', async () => {
  expect((await contract([], 'schema.graphql')).code).toBe(2)
})

test('the running server tells the very schema that is checked in', async () => {
  const said: string[] = []
  const write = (text: string) => void said.push(text)
  const code = await runCheckCommand([`${server.url}/graphql`, '--fail-on', 'dangerous'], {
    cwd: ROOT,
    project: SHOP_PROJECT,
    now: server.clock.now(),
    isTty: false,
    env: {},
    write,
    writeError: write,
  })

  expect(said.join('')).toContain('changes nothing of schema.graphql')
  expect(code).toBe(0)
})
