import {
  canSearchCompany,
  formatSiren,
  invoiceDetailsOf,
  isInvoiceable,
} from '#domain/customer/registeredCompany'
import { COMPANIES } from '../../../src/demo/companies/companies'

const MARTIN = {
  name: 'Atelier Martin',
  siren: '010413706',
  siret: '01041370600010',
  address: '4 rue Saint-Augustin, 75002 Paris',
  postalCode: '75002',
  town: 'Paris',
}

test('an invoice takes name, SIRET and seat, as its form writes them', () => {
  expect(invoiceDetailsOf(MARTIN)).toEqual({
    companyName: 'Atelier Martin',
    companySiret: '010\u00a0413\u00a0706\u00a000010',
    address: '4 rue Saint-Augustin, 75002 Paris',
  })
  expect(formatSiren(MARTIN.siren)).toBe('010\u00a0413\u00a0706')
})

test('a search begins at three characters', () => {
  expect(['at', ' at ', 'ate', 'a'.repeat(100), 'a'.repeat(101)].map(canSearchCompany)).toEqual([
    false,
    false,
    true,
    true,
    false,
  ])
})

test.each([
  ['a key that is wrong', { siret: '01041370600011' }],
  ['the establishment of another company', { siren: '010411667' }],
  ['a SIREN that stands further on in its SIRET', { siren: '041370600' }],
  ['a SIREN of eight digits', { siren: '01041370' }],
  ['no seat', { address: ' ' }],
  ['no name', { name: ' ' }],
])('a company with %s is not for an invoice', (_, changed) => {
  expect(isInvoiceable(MARTIN)).toBe(true)
  expect(isInvoiceable({ ...MARTIN, ...changed })).toBe(false)
})

test('the demonstration’s companies are invented: no number of the register begins with 0', () => {
  expect(COMPANIES.length).toBeGreaterThan(15)
  expect(COMPANIES.every(({ siren }) => siren.startsWith('0'))).toBe(true)
  expect(new Set(COMPANIES.map(({ siren }) => siren)).size).toBe(COMPANIES.length)
})
