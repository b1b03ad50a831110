import { accountOpeningProblems, splitFullName } from '#domain/customer/accountOpening'

test.each([
  ['Claire Martin', 'Claire', 'Martin'],
  ['  Claire   Martin ', 'Claire', 'Martin'],
  ['MARTIN Claire', 'Claire', 'MARTIN'],
  ['DE LA TOUR Anne Laure', 'Anne Laure', 'DE LA TOUR'],
  ['Jean-Pierre de la Tour', 'Jean-Pierre', 'de la Tour'],
  ['CLAIRE MARTIN', 'CLAIRE', 'MARTIN'],
  ['J. Martin', 'J.', 'Martin'],
  ['Claire', 'Claire', ''],
  ['', '', ''],
])('« %s » is read as first and last name', (fullName, firstname, lastname) => {
  expect(splitFullName(fullName)).toEqual({ firstname, lastname })
})

const CLAIRE = {
  email: 'claire@bureau.example',
  firstname: 'Claire',
  lastname: '',
  hasAcceptedTerms: true,
}

test('an account with an order needs an address, a name and the terms, and no last name', () => {
  expect(accountOpeningProblems(CLAIRE)).toEqual({})
  const wrong = { email: 'claire@', firstname: ' ', lastname: 'x'.repeat(501) }
  expect(accountOpeningProblems({ ...wrong, hasAcceptedTerms: false })).toEqual({
    email: 'EMAIL',
    firstname: 'REQUIRED',
    lastname: 'TOO_LONG',
    hasAcceptedTerms: 'MUST_ACCEPT',
  })
})
