import { screen, waitFor } from '@testing-library/react'
import { createClock } from '#domain/time/clock'
import { setClock } from '../../../src/client/services/clock'
import { loadPayments } from '../../../src/client/services/payments/loadPayments'
import type { Payments } from '../../../src/client/services/payments/payments'
import { fakeSandbox } from '../../support/fakeSandbox'
import { fillIn } from '../../support/fillIn'
import { button, cvc, month, number, openPaymentStep, year } from '../../support/paymentStep'

let payments: Payments
let sandbox: ReturnType<typeof fakeSandbox>

beforeEach(async () => {
  setClock(createClock({ startsAt: '2026-11-24T10:00:00+01:00' }))
  sandbox = fakeSandbox()
  payments = await loadPayments({
    stripePublishableKey: null,
    isStripeLinkOn: false,
    graphqlUrl: '/graphql',
  })
})
afterEach(() => {
  setClock(null)
  sandbox.restore()
})

const open = () => openPaymentStep(payments)

describe('the fields', () => {
  test('group the number by four and name the network', async () => {
    const { user } = open()
    await user.type(number(), '4242424242424242')
    expect(number()).toHaveValue('4242 4242 4242 4242')
    expect(screen.getByText('Visa')).toBeVisible()
    await user.clear(number())
    await user.type(number(), '378282246310005')
    expect(number()).toHaveValue('3782 822463 10005')
    expect(screen.getByText('American Express')).toBeVisible()
  })

  test('take a number pasted with spaces, and no more digits than the network has', async () => {
    const { user } = open()
    await user.click(number())
    await user.paste('5555-5555 5555 4444 99')
    expect(number()).toHaveValue('5555 5555 5555 4444')
  })

  test('let a digit in the middle be mended without losing the place', async () => {
    const { user } = open()
    await user.type(number(), '4242424242')
    await user.type(number(), '0', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    await user.keyboard('1')
    expect(number()).toHaveValue('4201 4242 4242')
  })

  test('tell the browser what they are for', () => {
    open()
    expect(number()).toHaveAttribute('autocomplete', 'cc-number')
    expect(month()).toHaveAttribute('autocomplete', 'cc-exp-month')
    expect(year()).toHaveAttribute('autocomplete', 'cc-exp-year')
    for (const field of [number(), month(), year(), cvc()]) expect(field).toBeRequired()
    expect(cvc()).toHaveAttribute('autocomplete', 'cc-csc')
    expect(cvc()).toHaveAttribute('aria-describedby', 'help')
    for (const input of [number(), month(), year(), cvc()]) {
      expect(input).toHaveAttribute('inputmode', 'numeric')
    }
  })

  test.each([
    ['12/30', '30'],
    ['1230', '30'],
    ['12/2030', '2030'],
  ])('the date %s typed at one go fills both parts', async (text, typedYear) => {
    const { user } = open()
    await user.click(month())
    await user.keyboard(text)
    expect(month()).toHaveValue('12')
    expect(year()).toHaveValue(typedYear)
    expect(year()).toHaveFocus()
  })

  test('complete a month of one digit when it is left, and go back from an empty year', async () => {
    const { user } = open()
    await user.type(month(), '5')
    await user.tab()
    expect(month()).toHaveValue('05')
    await user.keyboard('{Backspace}')
    expect(month()).toHaveFocus()
  })
})

describe('the messages', () => {
  test('say what is missing only when the field is left', async () => {
    const { user } = open()
    await user.type(number(), '4242')
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
    await user.tab()
    expect(screen.getByText('Le numéro de votre carte est incomplet.')).toBeVisible()
  })

  test.each([
    [
      'a wrong check digit',
      '4242424242424241',
      '',
      '',
      'Le numéro de votre carte n’est pas valide.',
    ],
    [
      'a thirteenth month',
      '',
      '13',
      '30',
      'Le mois d’expiration doit être compris entre 01 et 12.',
    ],
    ['last month', '', '10', '26', 'La date d’expiration de votre carte est passée.'],
  ])('%s', async (_, digits, typedMonth, typedYear, message) => {
    const { user } = open()
    if (digits) await user.type(number(), digits)
    if (typedMonth) await user.type(month(), typedMonth)
    if (typedYear) await user.type(year(), typedYear)
    expect(screen.getByText(message)).toBeVisible()
  })

  test('a card of this month still pays', async () => {
    const { user } = open()
    await user.type(month(), '11')
    await user.type(year(), '26')
    await user.tab()
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
  })

  test('paying with an incomplete card sends no request', async () => {
    const { user, onOutcome } = open()
    await fillIn(user, number(), '4242424242424242')
    await user.click(button('Payer'))
    await waitFor(() => expect(onOutcome).toHaveBeenCalled())
    expect(onOutcome).toHaveBeenCalledWith({
      status: 'failed',
      code: 'incomplete_expiry',
      message: 'La date d’expiration de votre carte est incomplète.',
    })
    expect(sandbox.requests).toEqual([])
  })
})
