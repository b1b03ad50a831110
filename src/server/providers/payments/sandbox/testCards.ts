export type DeclineCode =
  | 'generic_decline'
  | 'insufficient_funds'
  | 'lost_card'
  | 'stolen_card'
  | 'fraudulent'
  | 'card_velocity_exceeded'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'

/** When the bank asks its customer to confirm; `untilSaved`: not again once the card is saved. */
export type Challenge = 'never' | 'untilSaved' | 'always'

export type Behaviour = { challenge: Challenge; decline: DeclineCode | null }

type TestCard = {
  brand: string
  country: string
  behaviour: BehaviourName
  cvcCheck?: 'fail'
}

const declined = (decline: DeclineCode): Behaviour => ({ challenge: 'never', decline })

/** Kept by name with each card, in place of its number. */
export const BEHAVIOURS = {
  approve: { challenge: 'never', decline: null },
  decline: declined('generic_decline'),
  insufficientFunds: declined('insufficient_funds'),
  lost: declined('lost_card'),
  stolen: declined('stolen_card'),
  fraudulent: declined('fraudulent'),
  velocity: declined('card_velocity_exceeded'),
  expired: declined('expired_card'),
  incorrectCvc: declined('incorrect_cvc'),
  processingError: declined('processing_error'),
  challengeUntilSaved: { challenge: 'untilSaved', decline: null },
  challenge: { challenge: 'always', decline: null },
  challengeThenDecline: { challenge: 'always', decline: 'generic_decline' },
  challengeThenInsufficientFunds: { challenge: 'always', decline: 'insufficient_funds' },
  challengeThenProcessingError: { challenge: 'always', decline: 'processing_error' },
} as const satisfies Record<string, Behaviour>

export type BehaviourName = keyof typeof BEHAVIOURS

const visa = (behaviour: BehaviourName, country = 'US'): TestCard => ({
  brand: 'visa',
  country,
  behaviour,
})
const approved = (brand: string, country = 'US'): TestCard => ({
  brand,
  country,
  behaviour: 'approve',
})

/** Stripe's public test numbers (https://docs.stripe.com/testing). No other number is accepted. */
const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': visa('approve'),
  '4000056655665556': visa('approve'),
  '4000002500000003': visa('approve', 'FR'),
  '4000002500001001': approved('cartes_bancaires', 'FR'),
  '5555552500001001': approved('cartes_bancaires', 'FR'),
  '5555555555554444': approved('mastercard'),
  '2223003122003222': approved('mastercard'),
  '5200828282828210': approved('mastercard'),
  '5105105105105100': approved('mastercard'),
  '378282246310005': approved('amex'),
  '371449635398431': approved('amex'),
  '6011111111111117': approved('discover'),
  '6011000990139424': approved('discover'),
  '3056930009020004': approved('diners'),
  '36227206271667': approved('diners'),
  '3566002020360505': approved('jcb'),
  '6200000000000005': approved('unionpay'),
  '4000000000000101': { ...visa('approve'), cvcCheck: 'fail' },
  '4000000000003055': visa('approve'),
  '4000000000000002': visa('decline'),
  '4000000000009995': visa('insufficientFunds'),
  '4000000000009987': visa('lost'),
  '4000000000009979': visa('stolen'),
  '4100000000000019': visa('fraudulent'),
  '4000000000006975': visa('velocity'),
  '4000000000000341': visa('decline'),
  '4000000000000069': visa('expired'),
  '4000000000000127': { ...visa('incorrectCvc'), cvcCheck: 'fail' },
  '4000000000000119': visa('processingError'),
  '4000002500003155': visa('challengeUntilSaved', 'FR'),
  '4000003800000446': visa('challengeUntilSaved', 'HR'),
  '4000002760003184': visa('challenge', 'DE'),
  '4000000000003220': visa('challenge'),
  '4000000000003063': visa('challenge'),
  '4000008260003178': visa('challengeThenInsufficientFunds', 'GB'),
  '4000008400001629': visa('challengeThenDecline'),
  '4000008400001280': visa('challengeThenProcessingError'),
}

export const findTestCard = (number: string): TestCard | null => TEST_CARDS[number] ?? null
