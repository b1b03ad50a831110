import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldWords } from '../../../src/client/config/fieldWords'

const CLIENT = join(__dirname, '../../../src/client')

test('the message of an empty required field names it', () => {
  expect(fieldWords('firstname', 'REQUIRED')).toBe('Indiquez votre prénom.')
  expect(fieldWords('companyName', 'REQUIRED')).toBe('Indiquez le nom de la société.')
})

test('every required field of the site has words of its own', () => {
  const names = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => readFileSync(join(CLIENT, path), 'utf8'))
    .flatMap((source) => source.match(/<Form(?:Text|Select)Field\b[^>]*?\bisRequired/gs) ?? [])
    .flatMap((field) => /\bname="(\w+)"/.exec(field)?.[1] ?? [])
  expect(names.length).toBeGreaterThan(8)
  const spare = fieldWords('somethingElse', 'REQUIRED')
  expect(names.filter((name) => fieldWords(name, 'REQUIRED') === spare)).toEqual([])
})

test('the form’s own words come first, those of the field next, the server’s sentence last', () => {
  expect(fieldWords('phone', 'PHONE', { PHONE: 'Ce numéro ne va pas.' })).toBe(
    'Ce numéro ne va pas.',
  )
  expect(fieldWords('phone', 'PHONE')).toMatch(/01\s23\s45\s67\s89/)
  expect(fieldWords('phone', 'Ce numéro est celui d’un autre compte.')).toBe(
    'Ce numéro est celui d’un autre compte.',
  )
  expect(fieldWords('phone', 'UNHEARD_OF')).toBe('Cette valeur n’est pas acceptée.')
  expect(fieldWords('phone', null)).toBeUndefined()
})

test('only a password is told to be too short for a password', () => {
  expect(fieldWords('newPassword', 'TOO_SHORT')).toMatch(/mot de passe/)
  expect(fieldWords('message', 'TOO_SHORT')).not.toMatch(/mot de passe/)
})
