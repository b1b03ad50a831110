import { refereeProblem } from '#domain/customer/referral'

test.each([
  ['', 'REQUIRED'],
  ['  ', 'REQUIRED'],
  ['maud', 'EMAIL'],
  [' Camille@Nord.example ', 'OWN'],
  ['maud@voisin.example', null],
])('naming « %s » meets %s', (typed, problem) => {
  expect(refereeProblem(typed, 'camille@nord.example')).toBe(problem)
})
