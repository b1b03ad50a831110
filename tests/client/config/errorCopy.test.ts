import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardFailureMessage, errorCopy } from '../../../src/client/config/errorCopy'
import { outcomeWords } from '../../../src/client/areas/checkout/payment/outcomeWords'
import { HELP_PHONE_WORDS } from '#domain/customer/company'

const CLIENT = join(__dirname, '../../../src/client')
const sources = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(join(CLIENT, path), 'utf8'))

const CATALOGUE: readonly [string, string, string][] = [
  [
    'sign-in with an unknown account',
    errorCopy.unknownAccount,
    "Aucun compte n'existe pour cette adresse email.",
  ],
  ['any other refusal of a sign-in', errorCopy.wrongPassword, 'Le mot de passe est incorrect.'],
  [
    'a payment intent that fails in the checkout',
    errorCopy.checkoutIntentFailed,
    "Une erreur technique est survenue, vous n'avez pas été débité.",
  ],
  [
    'a payment intent that fails in the account',
    errorCopy.accountIntentFailed,
    "Erreur technique, vous n'avez pas été débité.",
  ],
  [
    'an order that returns no id',
    errorCopy.orderFailed('01 99 00 12 34'),
    'Une erreur est survenue, merci de réessayer ou de contacter notre support au 01 99 00 12 34.',
  ],
  [
    'an invoice that cannot be changed',
    errorCopy.invoiceUpdateFailed('01 99 00 12 34'),
    'Une erreur est survenue, merci de réessayer ou de contacter notre support au 01 99 00 12 34.',
  ],
  [
    'cookies that are disabled',
    errorCopy.cookiesDisabled,
    "Les cookies sont nécessaires à l'authentification, veuillez accepter les cookies dans votre navigateur pour pouvoir utiliser le site correctement.",
  ],
  [
    'a sign-up without the terms',
    errorCopy.termsNotAccepted,
    "Merci d'accepter les CGV pour poursuivre l'inscription.",
  ],
]

test.each(CATALOGUE)('%s is said word for word', (_, words, expected) => {
  expect(words).toBe(expected)
})

test.each(CATALOGUE)('the words for %s stand once in the sources', (_, words) => {
  const written = words.replace('01 99 00 12 34', '${phone}')
  const count = sources.reduce((sum, source) => sum + source.split(written).length - 1, 0)
  expect(count).toBe(1)
})

test('every entry of the catalogue has its test', () => {
  expect(CATALOGUE).toHaveLength(Object.keys(errorCopy).length)
})

test.each([
  ['GraphQL error: Votre carte a été refusée.', 'Votre carte a été refusée.'],
  ['graphql error:Votre carte a expiré.', 'Votre carte a expiré.'],
  ['Votre carte a été refusée.', 'Votre carte a été refusée.'],
])('a card failure %p is said without its prefix', (message, words) => {
  expect(cardFailureMessage(message)).toBe(words)
  expect(outcomeWords({ kind: 'cardFailed', code: 'card_declined', message })).toBe(words)
})

test('the checkout says its failures in the words of the catalogue', () => {
  expect(outcomeWords({ kind: 'nothingCharged' })).toBe(errorCopy.checkoutIntentFailed)
  expect(outcomeWords({ kind: 'failed' })).toBe(errorCopy.orderFailed(HELP_PHONE_WORDS))
  expect(outcomeWords({ kind: 'refused', code: 'UNKNOWN' })).toBe(
    errorCopy.orderFailed(HELP_PHONE_WORDS),
  )
})

test('a sentence that asks to call keeps the number in one piece', () => {
  expect(outcomeWords({ kind: 'failed' })).toMatch(/au 01\u00a099\u00a000\u00a012\u00a034\.$/)
  // As words of its own, such as a link's, it may stand as it is.
  const inSentence = /\$\{COMPANY\.helpPhone\}|(?<!\.call)\(COMPANY\.helpPhone\)/
  const parted = sources.filter((source) => inSentence.test(source))
  expect(parted).toEqual([])
})
