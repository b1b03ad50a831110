import {
  catalogueProblems,
  contactProblems,
  eventDateProblem,
  messageProblem,
  personsProblem,
  phoneCallProblems,
  postalCodeProblem,
  quoteProblems,
} from '#domain/requests/requestForms'

const TODAY = '2026-11-24'

const QUOTE = {
  eventDate: '2026-12-10',
  persons: 40,
  firstname: 'Awa',
  name: 'Diallo',
  phone: '01 99 00 43 21',
  email: 'awa@exemple.example',
  postalCode: '75002',
  company: 'Exemple SA',
  hasAcceptedPrivacy: true,
}

test('a complete quote request has no problem, its message being optional', () => {
  expect(quoteProblems(QUOTE, TODAY)).toEqual({})
})

test('an empty quote request names every field that is missing', () => {
  const empty = {
    eventDate: '',
    persons: '',
    firstname: ' ',
    name: '',
    phone: '',
    email: '',
    postalCode: '',
    company: null,
    hasAcceptedPrivacy: false,
  }
  expect(quoteProblems(empty, TODAY)).toEqual({
    eventDate: 'REQUIRED',
    persons: 'REQUIRED',
    firstname: 'REQUIRED',
    name: 'REQUIRED',
    phone: 'REQUIRED',
    email: 'REQUIRED',
    postalCode: 'REQUIRED',
    company: 'REQUIRED',
    hasAcceptedPrivacy: 'MUST_ACCEPT',
  })
})

test('an event is today at the earliest, two years ahead at the latest, on a day that exists', () => {
  expect(eventDateProblem(TODAY, TODAY)).toBeNull()
  expect(eventDateProblem(` ${TODAY} `, TODAY)).toBeNull()
  expect(eventDateProblem('2026-11-23', TODAY)).toBe('PAST_DAY')
  expect(eventDateProblem('2028-11-23', TODAY)).toBeNull()
  expect(eventDateProblem('2028-11-24', TODAY)).toBe('FAR_DAY')
  expect(eventDateProblem('2027-02-29', TODAY)).toBe('DAY')
})

test.each([
  [1, null],
  ['5000', null],
  [5001, 'PERSONS'],
  [0, 'PERSONS'],
  ['1.5', 'PERSONS'],
  ['douze', 'PERSONS'],
  ['  ', 'REQUIRED'],
])('%j people: %s', (persons, problem) => {
  expect(personsProblem(persons)).toBe(problem)
})

test.each([
  ['75002', null],
  ['01000', null],
  ['20137', null],
  ['97400', null],
  ['98800', null],
  [' 75 002 ', null],
  [' ', 'REQUIRED'],
  ['00100', 'POSTAL_CODE'],
  ['96000', 'POSTAL_CODE'],
  ['7500', 'POSTAL_CODE'],
  ['750022', 'POSTAL_CODE'],
])('the postal code %s: %s', (code, problem) => {
  expect(postalCodeProblem(code)).toBe(problem)
})

test('a message holds 5,000 characters and no more', () => {
  expect(messageProblem('a'.repeat(5_000), true)).toBeNull()
  expect(messageProblem('a'.repeat(5_001), false)).toBe('TOO_LONG')
  expect(messageProblem(' ', true)).toBe('REQUIRED')
  expect(messageProblem('\u200b\n\u2060', true)).toBe('REQUIRED')
  expect(messageProblem(' ', false)).toBeNull()
  expect(messageProblem('\u200b'.repeat(5_000), false)).toBeNull()
  expect(messageProblem('\u200b'.repeat(5_001), false)).toBe('TOO_LONG')
})

test('a phone number may be left out of a message, and is checked when it is there; words may not be', () => {
  const form = { name: 'Awa', email: 'awa@exemple.example', message: 'Bonjour' }
  expect(contactProblems(form)).toEqual({})
  expect(contactProblems({ ...form, phone: '12' })).toEqual({ phone: 'PHONE' })
  expect(contactProblems({ ...form, message: '' })).toEqual({ message: 'REQUIRED' })
})

test('a call back needs a headcount among those offered', () => {
  const form = {
    phone: '01 99 00 43 21',
    firstname: 'Awa',
    lastname: 'Diallo',
    company: 'Exemple SA',
    postalCodeCompany: '92400',
    employeesNumberRange: '50-99',
    email: 'awa@exemple.example',
  }
  expect(phoneCallProblems(form)).toEqual({})
  expect(phoneCallProblems({ ...form, employeesNumberRange: '250-499' })).toEqual({})
  expect(phoneCallProblems({ ...form, employeesNumberRange: '500+' })).toEqual({})
  expect(phoneCallProblems({ ...form, employeesNumberRange: '' })).toEqual({
    employeesNumberRange: 'REQUIRED',
  })
  expect(phoneCallProblems({ ...form, employeesNumberRange: '1-1' })).toEqual({
    employeesNumberRange: 'CHOICE',
  })
})

test('the catalogue is sent to a person of a company', () => {
  const form = { firstname: 'Awa', lastname: 'Diallo', email: 'awa@exemple.example', company: '' }
  expect(catalogueProblems(form)).toEqual({ company: 'REQUIRED' })
})
