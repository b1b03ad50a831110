import { ORDER_REFUSALS } from '#domain/order/orderRefusal'
import { outcomeModal } from '../../../src/client/areas/checkout/payment/outcomeModal'
import { outcomeWords } from '../../../src/client/areas/checkout/payment/outcomeWords'
import { cardOutcomeWords } from '../../../src/client/areas/paying/cardOutcomeWords'
import { againOutcomeWords } from '../../../src/client/areas/known/againOutcomeWords'
import { aCart } from '../../support/shopFront'

const REACHED = { missing: 0, minimumOrderAmount: 6000 }

const invalid = (fields: Record<string, string>) => ({ kind: 'invalid' as const, fields })

test.each([{ roomServiceLocationId: 'UNKNOWN' }, { address: 'OTHER_PLACE' }])(
  'a place that the company has moved or closed asks for another: %j',
  (fields) => {
    const dimmer = { kind: 'addressDimmer', item: null }
    expect(outcomeModal(invalid(fields), aCart(), REACHED)).toEqual(dimmer)
  },
)

test('an address that is not at its coordinates opens the addresses again, and says why', () => {
  const outcome = invalid({ address: 'ELSEWHERE' })
  expect(outcomeModal(outcome, aCart(), REACHED)).toEqual({ kind: 'addressDimmer', item: null })
  expect(outcomeWords(outcome)).toMatch(/code postal .* ne correspond pas .* panier est gardé/)
})

test('any other wrong field is reported beside the button', () => {
  expect(outcomeModal(invalid({ address: 'TOO_SHORT' }), aCart(), REACHED)).toBeNull()
  expect(outcomeWords(invalid({ address: 'TOO_SHORT' }))).toMatch(/sont à corriger/)
})

test('trays that cannot be fetched there are said in words of their own', () => {
  const words = outcomeWords(invalid({ 'itemRecovery.recoveryAddress': 'NOT_DELIVERED' }))
  expect(words).toMatch(/ne peuvent pas reprendre les plateaux à l’adresse indiquée/)
})

test.each([...ORDER_REFUSALS, 'UNKNOWN' as const])(
  'a refusal for %s is told once: beside the button or in a modal',
  (code) => {
    const refused = { kind: 'refused' as const, code }
    const told = [outcomeWords(refused), outcomeModal(refused, aCart(), REACHED)]
    expect(told.filter(Boolean)).toHaveLength(1)
  },
)

test.each(['checkout', 'account'] as const)(
  'an order that was canceled meanwhile does not say that no card was charged in the %s',
  (paidIn) => {
    const words = cardOutcomeWords({ kind: 'canceled' }, paidIn)
    expect(words).toMatch(/Si une carte a été débitée, la somme vous est rendue/)
    expect(words).not.toMatch(/pas été débité|rien n’a été débité/i)
  },
)

test.each([
  ['checkout', outcomeWords, 'Votre panier a changé depuis\u00a0: il n’a pas été commandé.'],
  [
    'same order again',
    againOutcomeWords,
    'Celle-ci a changé depuis\u00a0: elle n’a pas été passée.',
  ],
])(
  'in the %s an order that stands is named, as far as the server tells, and what was not ordered',
  (_, wordsOf, notOrdered) => {
    const words = (number: string | null) =>
      wordsOf({ kind: 'orderedBefore', orderId: 'order-1', number, isPaidNow: false })
    expect(words('T-24815')).toMatch(/^Votre commande T-24815 a bien été enregistrée/)
    expect(words(null)).toMatch(/^Votre commande précédente a bien été enregistrée/)
    expect(words(null)).toContain(notOrdered)
  },
)
