import { COMPANY, HELP_PHONE_LINK } from '#domain/customer/company'
import { isEmail, isFrenchPhone, isSiret, normaliseSiret } from '#domain/requests/fields'

test('the company has numbers that its own forms would take', () => {
  expect(isSiret(COMPANY.siret)).toBe(true)
  expect(isFrenchPhone(COMPANY.helpPhone)).toBe(true)
  expect(isEmail(COMPANY.email)).toBe(true)
})

test('the SIRET and the VAT number belong to the SIREN', () => {
  const siren = normaliseSiret(COMPANY.siren)
  const key = (12 + 3 * (Number(siren) % 97)) % 97
  expect(normaliseSiret(COMPANY.siret).startsWith(siren)).toBe(true)
  expect(normaliseSiret(COMPANY.vatNumber)).toBe(`FR${String(key).padStart(2, '0')}${siren}`)
})

test('the help phone can be dialled', () => {
  expect(HELP_PHONE_LINK).toBe('tel:+33199001234')
})
