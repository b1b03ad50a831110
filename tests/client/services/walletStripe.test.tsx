import { act, render, waitFor } from '@testing-library/react'
import { loadPayments } from '../../../src/client/services/payments/loadPayments'
import type { Payments, WalletProps } from '../../../src/client/services/payments/payments'
import { fakeStripe } from '../../support/fakeStripe'

const stripe = fakeStripe()
const SECRET = 'pi_1_secret_abc'
const STRIPE = { stripePublishableKey: 'pk_test_fake', graphqlUrl: '/graphql' }
let payments: Payments

beforeEach(async () => {
  stripe.forget()
  stripe.submits({})
  stripe.retrieves({})
  payments = await loadPayments({ ...STRIPE, isStripeLinkOn: false })
})

/** The wallet of a shop whose payment comes to what the provider says of it. */
async function open(changes: Partial<WalletProps> = {}) {
  const onAvailable = jest.fn<void, [boolean]>()
  const onAgree = jest.fn<Promise<boolean>, Parameters<WalletProps['onAgree']>>(
    async (confirm) => (await confirm(SECRET)).status === 'succeeded',
  )
  const onCancel = jest.fn<void, []>()
  const props = {
    amount: 4280,
    needsBilling: false,
    needsContact: false,
    onPress: () => true,
    onAvailable,
    onAgree,
    onCancel,
    ...changes,
  }
  render(
    <payments.Provider>
      <payments.Wallet {...props} />
    </payments.Provider>,
  )
  await waitFor(() => expect(stripe.elements.has('expressCheckout')).toBe(true))
  const emit = async (event: string, detail: object) =>
    act(async () => stripe.elements.get('expressCheckout')?.emit(event, detail))
  return { onAvailable, onAgree, onCancel, emit }
}

test.each([
  [{ applePay: true, googlePay: false }, true],
  [undefined, false],
])('a device with the wallets %j has one: %s', async (wallets, isAvailable) => {
  stripe.hasWallets(wallets)
  const { onAvailable } = await open()
  await waitFor(() => expect(onAvailable).toHaveBeenLastCalledWith(isAvailable))
})

test.each([
  [true, 'resolve'],
  [false, 'reject'],
] as const)('its sheet opens as the form allows: %s, %s', async (isAllowed, called) => {
  const { emit } = await open({ onPress: () => isAllowed })
  const event = { resolve: jest.fn<void, []>(), reject: jest.fn<void, []>() }
  await emit('click', event)
  expect(event[called]).toHaveBeenCalledTimes(1)
  expect(event.resolve.mock.calls.length + event.reject.mock.calls.length).toBe(1)
})

test('who agrees pays the shop’s intent, without leaving the page', async () => {
  stripe.response({ paymentIntent: { status: 'succeeded' } })
  const { emit } = await open()
  const paymentFailed = jest.fn<void, []>()
  await emit('confirm', { paymentFailed })
  await waitFor(() => expect(stripe.confirmations).toHaveLength(1))
  expect(stripe.confirmations[0]).toMatchObject({
    clientSecret: SECRET,
    data: { redirect: 'if_required', confirmParams: { return_url: location.href } },
  })
  expect(paymentFailed).not.toHaveBeenCalled()
})

test.each([true, false])(
  'its sheet requests a billing address as the invoice needs one: %s',
  async (needsBilling) => {
    await open({ needsBilling })
    expect(stripe.elements.get('expressCheckout')?.options).toMatchObject({
      billingAddressRequired: needsBilling,
      emailRequired: false,
      phoneNumberRequired: false,
    })
  },
)

test.each([
  ['the cards that wallets hold, and by nothing else of Stripe’s', false, ['card']],
  ['Link too where the operator’s account takes it', true, ['card', 'link']],
])('it pays by %s', async (_ways, isStripeLinkOn, paymentMethodTypes) => {
  payments = await loadPayments({ ...STRIPE, isStripeLinkOn })
  await open()
  expect(stripe.groups).toContainEqual({
    ...{ mode: 'payment', amount: 4280, currency: 'eur', locale: 'fr' },
    paymentMethodTypes,
  })
})

test('in the cart its sheet requests whom to call and to write to', async () => {
  await open({ needsContact: true })
  expect(stripe.elements.get('expressCheckout')?.options).toMatchObject({
    emailRequired: true,
    phoneNumberRequired: true,
  })
})

test.each([
  [{ billingDetails: { name: 'Alix Moreau' } }, { name: 'Alix Moreau' }],
  [{}, {}],
])('what the sheet tells comes with the agreement: %j', async (told, expected) => {
  stripe.response({ paymentIntent: { status: 'succeeded' } })
  const { emit, onAgree } = await open()
  await emit('confirm', { paymentFailed: jest.fn<void, []>(), ...told })
  await waitFor(() => expect(onAgree).toHaveBeenCalledWith(expect.any(Function), expected))
})

test('a sheet that is closed is told, and pays nothing', async () => {
  const { emit, onAgree, onCancel } = await open()
  await emit('cancel', {})
  expect(onCancel).toHaveBeenCalledTimes(1)
  expect(onAgree).not.toHaveBeenCalled()
})

test('a wallet that does not load is none', async () => {
  const { emit, onAvailable } = await open()
  await emit('loaderror', { error: {} })
  expect(onAvailable).toHaveBeenLastCalledWith(false)
})

test('a payment that fails is said in the sheet too', async () => {
  stripe.response({ error: { type: 'card_error', code: 'card_declined', message: 'Refusée.' } })
  const { emit } = await open()
  const paymentFailed = jest.fn<void, []>()
  await emit('confirm', { paymentFailed })
  await waitFor(() => expect(paymentFailed).toHaveBeenCalledWith({ reason: 'fail' }))
})

test('a wallet that hands over no card begins no payment', async () => {
  stripe.submits({ error: { type: 'validation_error', message: 'Incomplet.' } })
  const { emit, onAgree } = await open()
  const paymentFailed = jest.fn<void, []>()
  await emit('confirm', { paymentFailed })
  await waitFor(() => expect(paymentFailed).toHaveBeenCalled())
  expect(onAgree).not.toHaveBeenCalled()
})

test('a response that got lost is looked up before anything is said of the money', async () => {
  stripe.response({ error: { type: 'api_connection_error' } })
  stripe.retrieves({ paymentIntent: { status: 'succeeded' } })
  const { emit } = await open()
  const paymentFailed = jest.fn<void, []>()
  await emit('confirm', { paymentFailed })
  await waitFor(() => expect(stripe.confirmations).toHaveLength(1))
  expect(paymentFailed).not.toHaveBeenCalled()
})
