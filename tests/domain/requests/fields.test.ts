import {
  emailProblem,
  isEmail,
  isFrenchMobile,
  isFrenchPhone,
  formatPhone,
  formatSiret,
  isSiret,
  mobileProblem,
  newPasswordProblem,
  normaliseEmail,
  normalisePhone,
  normaliseSiret,
  optionalPhoneProblem,
  optionalProblem,
  passwordProblem,
  phoneProblem,
  requiredProblem,
  siretProblem,
} from '#domain/requests/fields'

describe('an e-mail address', () => {
  test.each([
    'camille@atelier-nord.example',
    'prenom.nom+repas@sous.domaine.fr',
    " o'neil@exemple.fr ",
    'zoé@société.fr',
    `${'a'.repeat(243)}@exemple.fr`,
  ])('"%s" is one', (text) => expect(isEmail(text)).toBe(true))

  test.each([
    '',
    'camille',
    'camille@',
    '@exemple.fr',
    'camille@exemple',
    'a b@exemple.fr',
    'a@b@exemple.fr',
    'a@exemple..fr',
    'a..b@exemple.fr',
    '.a@exemple.fr',
    'a.@exemple.fr',
    'a@-exemple.fr',
    'Camille <a@exemple.fr>',
    'a@exemple.fr, b@exemple.fr',
    'a@exemple.fr,',
    `${'a'.repeat(244)}@exemple.fr`,
  ])('"%s" is none', (text) => expect(isEmail(text)).toBe(false))

  test('is compared without case and outer spaces', () => {
    expect(normaliseEmail(' Camille@Exemple.FR ')).toBe('camille@exemple.fr')
  })

  test('is the same with an accent as a character of its own', () => {
    const apart = 'Rene\u0301e@exemple.fr'
    expect(isEmail(apart)).toBe(true)
    expect(normaliseEmail(apart)).toBe('ren\u00e9e@exemple.fr')
  })
})

describe('a French phone number', () => {
  test.each([
    '01 99 00 12 34',
    '0199001234',
    '+33 1 99 00 12 34',
    '0033 (0)1-99-00-12-34',
    '01.99.00.12.34',
  ])('%s is read', (text) => expect(normalisePhone(text)).toBe('+33199001234'))

  test.each([
    '',
    '00 99 00 12 34',
    '019900123',
    '01990012345',
    '+32 2 123 45 67',
    '12 01 99 00 12 34',
    '01 99 00 12 3x',
  ])('"%s" is none', (text) => expect(isFrenchPhone(text)).toBe(false))

  test('receives an SMS when it starts with 06 or 07', () => {
    expect(['06 39 98 00 00', '+33 7 39 98 00 00'].every(isFrenchMobile)).toBe(true)
    expect(['01 99 00 12 34', ''].some(isFrenchMobile)).toBe(false)
  })
})

describe('a SIRET', () => {
  test.each([
    '73282932000074',
    '732 829 320 00074',
    '73282932000090',
    '00588003400003',
    '35600000000048',
    '35600000049837',
  ])('%s has a right key', (text) => expect(isSiret(text)).toBe(true))

  test.each([
    '',
    '73282932000075',
    '7328293200007',
    '732829320000744',
    '073282932000074',
    'abcdefghijklmn',
    '00000000000000',
    '35600000049838',
    // The digits of another company may add up to a multiple of 5.
    '73282932000004',
  ])('"%s" is refused', (text) => expect(isSiret(text)).toBe(false))

  test('is stored as digits', () => {
    expect(normaliseSiret('732 829 320 00074')).toBe('73282932000074')
  })
})

describe('a password', () => {
  test.each([
    ['Demo-Tablee-2026', null],
    ['Abcdefgh1-x', 'TOO_SHORT'],
    ['Abcdefgh1-xy', null],
    ['abcdefgh1-xy', 'TOO_SIMPLE'],
    ['abcdefghijklm', 'TOO_SIMPLE'],
    ['abcdefghijklmn', null],
    ['Éééééééééé1-', null],
    ['🙂🙂🙂🙂🙂🙂', 'TOO_SHORT'],
    ['a'.repeat(200), null],
    ['a'.repeat(201), 'TOO_LONG'],
  ])('"%s": %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem)
    expect(newPasswordProblem(password)).toBe(problem)
  })

  test('that is not typed yet is missing, not short', () => {
    expect(newPasswordProblem('')).toBe('REQUIRED')
  })
})

describe('a field', () => {
  test('that is required is neither empty nor only spaces nor endless', () => {
    const blank = [null, undefined, '', '  ']
    expect(blank.map((text) => requiredProblem(text))).toEqual(Array(4).fill('REQUIRED'))
    expect(requiredProblem('x'.repeat(501))).toBe('TOO_LONG')
    expect(requiredProblem('Camille')).toBeNull()
  })

  test('is as long as it is without the spaces around it', () => {
    const longest = ` ${'x'.repeat(500)} `
    expect([requiredProblem(longest), optionalProblem(longest)]).toEqual([null, null])
  })

  test('says what is wrong by a code, missing first', () => {
    expect([emailProblem(''), emailProblem('x'), emailProblem('a@b.fr')]).toEqual([
      'REQUIRED',
      'EMAIL',
      null,
    ])
    expect([phoneProblem(null), phoneProblem('12'), phoneProblem('0199001234')]).toEqual([
      'REQUIRED',
      'PHONE',
      null,
    ])
  })

  test('that is optional may be empty', () => {
    expect([mobileProblem(''), siretProblem(null), optionalProblem(undefined)]).toEqual([
      null,
      null,
      null,
    ])
    expect([
      mobileProblem('0199001234'),
      siretProblem('12'),
      optionalProblem('x'.repeat(501)),
    ]).toEqual(['MOBILE', 'SIRET', 'TOO_LONG'])
    expect([
      mobileProblem('0612345678'),
      siretProblem('732 829 320 00074'),
      optionalProblem('x'.repeat(500)),
      optionalPhoneProblem(' '),
      optionalPhoneProblem('12'),
    ]).toEqual([null, null, null, null, 'PHONE'])
  })
})

test('a company number is written in groups that do not break, anything else as it is written', () => {
  expect(formatSiret('904 81726900015')).toBe('904\u00a0817\u00a0269\u00a000015')
  expect(formatSiret('123 456')).toBe('123 456')
})

test.each(['0612345678', '06 12 34 56 78', '+33 6 12 34 56 78', '06.12.34.56.78'])(
  'the number %s is read in pairs',
  (typed) => expect(formatPhone(typed)).toBe('06\u00a012\u00a034\u00a056\u00a078'),
)

test.each(['+44 20 7946 0958', 'standard', ''])('« %s » is no French number, and stays', (typed) =>
  expect(formatPhone(typed)).toBe(typed),
)
