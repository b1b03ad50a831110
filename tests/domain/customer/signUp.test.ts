import { signUpProblems } from '#domain/customer/signUp'

const CLAIRE = {
  email: 'claire@bureau.example',
  password: 'Une-Belle-Table-2026',
  firstname: 'Claire',
  lastname: 'Martin',
  hasAcceptedTerms: true,
}

test('an account of its own needs an address, both names, a password and the terms', () => {
  expect(signUpProblems(CLAIRE)).toEqual({})
  const wrong = { email: 'claire@', password: 'a'.repeat(201), firstname: ' ', lastname: '' }
  expect(signUpProblems({ ...wrong, hasAcceptedTerms: false })).toEqual({
    email: 'EMAIL',
    password: 'TOO_LONG',
    firstname: 'REQUIRED',
    lastname: 'REQUIRED',
    hasAcceptedTerms: 'MUST_ACCEPT',
  })
})
