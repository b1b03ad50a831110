import {
  filledByWallet,
  invoiceOfWallet,
  lacksBilling,
  type WalletBilling,
} from '#domain/cart/walletBilling'

const PARIS = {
  line1: '12 rue de la Paix',
  line2: null,
  postal_code: '75002',
  city: 'Paris',
  state: '',
  country: 'FR',
}
const CLAIRE: WalletBilling = { name: 'Claire Martin', address: PARIS }
const EMPTY = { customerName: null, address: '' }

test('a French address is one line without its country', () => {
  expect(invoiceOfWallet(CLAIRE)).toEqual({
    customerName: 'Claire Martin',
    address: '12 rue de la Paix, 75002 Paris',
  })
})

test.each([
  ['one word', ' Madonna ', 'Madonna'],
  ['spaces inside', 'Claire \n Martin', 'Claire Martin'],
  ['nothing', undefined, null],
  ['null', null, null],
  ['spaces alone', '  ', null],
  ['more than a name holds', 'a'.repeat(250), 'a'.repeat(200)],
  ['a space where it is cut', `${'a'.repeat(199)} b`, 'a'.repeat(199)],
  ['a character that its length would halve', `${'a'.repeat(199)}🍮`, 'a'.repeat(199)],
])('a name of %s', (_, name, expected) => {
  expect(invoiceOfWallet({ ...CLAIRE, name }).customerName).toBe(expected)
})

test.each<[string, WalletBilling['address'], string | null]>([
  ['none', undefined, null],
  ['null', null, null],
  ['no street', { ...PARIS, line1: ' ' }, null],
  ['a town alone', { city: 'Paris', country: 'FR' }, null],
  [
    'a second line',
    { ...PARIS, line2: 'Bâtiment B' },
    '12 rue de la Paix, Bâtiment B, 75002 Paris',
  ],
  ['a street alone', { line1: '12 rue de la Paix' }, '12 rue de la Paix'],
  [
    'another country',
    { line1: 'Torstraße 1', postal_code: '10119', city: 'Berlin', country: 'de' },
    'Torstraße 1, 10119 Berlin, Allemagne',
  ],
  [
    'a state',
    { line1: '1 Main St', postal_code: '62701', city: 'Springfield', state: 'IL', country: 'US' },
    '1 Main St, 62701 Springfield, IL, États-Unis',
  ],
  ['a French region', { ...PARIS, state: 'Île-de-France' }, '12 rue de la Paix, 75002 Paris'],
  ['a country without a name', { ...PARIS, country: '??' }, '12 rue de la Paix, 75002 Paris, ??'],
  ['more than an address holds', { line1: 'a'.repeat(400) }, 'a'.repeat(300)],
])('an address with %s', (_, address, expected) => {
  expect(invoiceOfWallet({ name: null, address }).address).toBe(expected)
})

test('only empty fields are filled, and nothing that a customer has written is replaced', () => {
  expect(filledByWallet(EMPTY, CLAIRE)).toEqual(invoiceOfWallet(CLAIRE))
  expect(filledByWallet({ ...EMPTY, customerName: 'Alix' }, CLAIRE)).toEqual({
    address: '12 rue de la Paix, 75002 Paris',
  })
  expect(filledByWallet({ customerName: ' ', address: '8 rue de Rivoli' }, CLAIRE)).toEqual({
    customerName: 'Claire Martin',
  })
  expect(filledByWallet({ customerName: 'Alix', address: '8 rue de Rivoli' }, CLAIRE)).toEqual({})
  expect(filledByWallet(EMPTY, {})).toEqual({})
})

test.each([
  [{}, true],
  [EMPTY, true],
  [{ customerName: 'Alix', address: '  ' }, true],
  [{ customerName: '', address: '8 rue de Rivoli' }, true],
  [{ customerName: 'Alix', address: '8 rue de Rivoli' }, false],
])('%j lacks what a wallet tells: %s', (invoice, expected) => {
  expect(lacksBilling(invoice)).toBe(expected)
})
