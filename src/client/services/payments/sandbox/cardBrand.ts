type CardBrand =
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'discover'
  | 'diners'
  | 'jcb'
  | 'unionpay'
  | 'unknown'

type BrandRules = { name: string; pattern: RegExp; lengths: readonly number[]; cvcLength: number }

const GENERAL = { lengths: [16], cvcLength: 3 }

const BRANDS: Record<Exclude<CardBrand, 'unknown'>, BrandRules> = {
  visa: { ...GENERAL, name: 'Visa', pattern: /^4/ },
  mastercard: {
    ...GENERAL,
    name: 'Mastercard',
    pattern: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
  },
  amex: { name: 'American Express', pattern: /^3[47]/, lengths: [15], cvcLength: 4 },
  discover: { ...GENERAL, name: 'Discover', pattern: /^(6011|64[4-9]|65)/ },
  diners: { name: 'Diners Club', pattern: /^3(0|6|8|9)/, lengths: [14, 16], cvcLength: 3 },
  jcb: { ...GENERAL, name: 'JCB', pattern: /^35/ },
  unionpay: { name: 'UnionPay', pattern: /^62/, lengths: [16, 19], cvcLength: 3 },
}

const UNKNOWN: Omit<BrandRules, 'pattern'> = { ...GENERAL, name: '' }

const isBrand = (name: string): name is keyof typeof BRANDS => name in BRANDS

export function brandOf(digits: string): CardBrand {
  const name = Object.keys(BRANDS).find((key) => isBrand(key) && BRANDS[key].pattern.test(digits))
  return name !== undefined && isBrand(name) ? name : 'unknown'
}

export const rulesOf = (brand: CardBrand): Omit<BrandRules, 'pattern'> =>
  brand === 'unknown' ? UNKNOWN : BRANDS[brand]

/** By four; American Express prints 4, 6 and 5. */
export function groupDigits(digits: string): string {
  const groups =
    brandOf(digits) === 'amex'
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
      : (digits.match(/.{1,4}/g) ?? [])
  return groups.filter(Boolean).join(' ')
}

export const longestNumber = (digits: string): number =>
  Math.max(...rulesOf(brandOf(digits)).lengths)
