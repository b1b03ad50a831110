import {
  emailProblem,
  normaliseEmail,
  normalisePhone,
  normalisePostalCode,
  normaliseSiret,
  optionalProblem,
  phoneProblem,
  requiredProblem,
  siretProblem,
} from '#domain/requests/fields'
import { oneLine } from '#domain/text/oneLine'

/** What an address book puts around a number that is copied from it, and a web page between two letters. */
const LEFT_TO_RIGHT = '\u202a'
const END = '\u202c'
const JOINT = '\u200b'

describe('marks that no one sees', () => {
  test('do not make a copied number a wrong one', () => {
    const phone = `${LEFT_TO_RIGHT}06 12 34 56 78${END}`
    expect(phoneProblem(phone)).toBeNull()
    expect(normalisePhone(phone)).toBe('+33612345678')
    const siret = `904 817 269 00015${JOINT}`
    expect(siretProblem(siret)).toBeNull()
    expect(normaliseSiret(siret)).toBe('90481726900015')
    expect(normalisePostalCode(`75${JOINT}002`)).toBe('75002')
  })

  test('do not make one e-mail address two', () => {
    const email = `${LEFT_TO_RIGHT}camille@exem${JOINT}ple.fr${END}`
    expect(emailProblem(email)).toBeNull()
    expect(normaliseEmail(email)).toBe('camille@exemple.fr')
  })

  test.each([JOINT, `${LEFT_TO_RIGHT} ${END}`, '\u2060\u00ad'])('alone are no text: %j', (text) => {
    expect(requiredProblem(text)).toBe('REQUIRED')
    expect(emailProblem(text)).toBe('REQUIRED')
    expect(phoneProblem(text)).toBe('REQUIRED')
    expect(siretProblem(text)).toBeNull()
  })

  test('count for the length of an optional text', () => {
    expect(optionalProblem(JOINT.repeat(500))).toBeNull()
    expect(optionalProblem(JOINT.repeat(501))).toBe('TOO_LONG')
  })

  test('of direction turn no words that stand after a name', () => {
    expect(oneLine('\u202eAlix\u2066 Martin\r\n')).toBe('Alix Martin')
  })

  test('stay in a text that can be seen', () => {
    expect(requiredProblem('👩‍🍳 Zoé')).toBeNull()
  })
})
