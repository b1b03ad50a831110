import {
  customerFieldProblem,
  customerProblems,
  missingDetails,
} from '#domain/customer/customerForm'
import { HEADCOUNT_RANGES } from '#domain/requests/requestForms'

test('names are required, everything else may be empty', () => {
  const empty = {
    firstname: ' ',
    lastname: '',
    phone: '',
    companyName: '',
    companySize: '',
    companyActivityField: '',
  }
  expect(customerProblems(empty)).toEqual({ firstname: 'REQUIRED', lastname: 'REQUIRED' })
})

test('what is left out is not looked at', () => {
  expect(customerProblems({})).toEqual({})
  expect(customerProblems({ phone: '12' })).toEqual({ phone: 'PHONE' })
})

test.each(Object.keys(HEADCOUNT_RANGES))('%s is a range of headcount', (size) => {
  expect(customerFieldProblem('companySize', size)).toBeNull()
})

test.each(['49', '10 à 49', '501'])('« %s » is none', (size) => {
  expect(customerFieldProblem('companySize', size)).toBe('INVALID')
})

test('an account lacks the phone and the company that sign-up does not ask for', () => {
  expect(missingDetails({ phone: null, companyName: ' ' })).toEqual(['phone', 'companyName'])
  expect(missingDetails({ phone: '01 99 00 56 78', companyName: 'Nord' })).toEqual([])
})
