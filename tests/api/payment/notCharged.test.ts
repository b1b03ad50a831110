import type { NewIntent } from '#server/providers/payments/PaymentProvider'
import { rememberIntent } from '#server/modules/payment/paymentRepo'
import { buildOrder } from '../../support/paymentBuilders'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
})
afterAll(() => server.close())
afterEach(() => jest.restoreAllMocks())

/** What a customer is told whose intent the provider does not make, after what happens meanwhile. */
async function failureAfter(meanwhile: (intent: NewIntent) => Promise<void>) {
  const { createIntent } = server.provider
  const camille = await server.signUp()
  const id = await buildOrder(server, camille)
  server.provider.createIntent = async (intent) => {
    await meanwhile(intent)
    throw new Error('Silent')
  }
  const { errors } = await sandboxBrowser(server).requestIntent(id, camille.token)
  server.provider.createIntent = createIntent
  return errors[0]?.extensions
}

test('nothing is charged when the silent provider was asked by no one else', async () => {
  expect(await failureAfter(async () => {})).toEqual({
    code: 'PAYMENT_FAILED',
    fields: { card: 'NOT_CHARGED' },
  })
})

test('it is not said while another device has got an intent meanwhile', async () => {
  const byAnother = ({ orderId, amount }: NewIntent) =>
    rememberIntent(
      server.db,
      orderId,
      { id: 'pi_other', clientSecret: 'pi_other_secret', amount },
      server.clock.now(),
    )
  expect(await failureAfter(byAnother)).toEqual({ code: 'PAYMENT_FAILED' })
})

test('it is not said when the order’s intents cannot be read', async () => {
  const withoutDatabase = async () => {
    jest.spyOn(server.db, 'select').mockImplementationOnce(() => {
      throw new Error('The database is gone')
    })
  }
  expect(await failureAfter(withoutDatabase)).toEqual({ code: 'PAYMENT_FAILED' })
})
