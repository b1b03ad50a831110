import * as v from 'valibot'
import {
  MAX_PASSKEYS,
  newPasskeySchema,
  PASSKEY_CHALLENGE_MS,
  passkeyName,
  passkeyNameInMails,
  passkeySignatureSchema,
  passkeySite,
  RECENT_SIGN_IN_MS,
} from '#domain/customer/passkeys'

describe('what a browser sends of a passkey', () => {
  const made = { id: 'AbC_-9', clientDataJSON: 'e30', attestationObject: 'o2', transports: [] }
  const signed = { id: 'AbC_-9', clientDataJSON: 'e30', authenticatorData: 'SZ', signature: 'ME' }

  test('is bytes as base64url', () => {
    expect(v.is(newPasskeySchema, made)).toBe(true)
    for (const id of ['', 'AbC+/9', 'AbC=', 'é']) {
      expect(v.is(newPasskeySchema, { ...made, id })).toBe(false)
      expect(v.is(passkeySignatureSchema, { ...signed, id })).toBe(false)
    }
  })

  test.each([
    ['id', newPasskeySchema, made, 1364],
    ['clientDataJSON', newPasskeySchema, made, 4096],
    ['attestationObject', newPasskeySchema, made, 16_384],
    ['id', passkeySignatureSchema, signed, 1364],
    ['clientDataJSON', passkeySignatureSchema, signed, 4096],
    ['authenticatorData', passkeySignatureSchema, signed, 4096],
    ['signature', passkeySignatureSchema, signed, 4096],
    ['userHandle', passkeySignatureSchema, signed, 128],
  ])('has a limit for its %s', (field, schema, sent, most) => {
    expect(v.is(schema, { ...sent, [field]: 'A'.repeat(most) })).toBe(true)
    expect(v.is(schema, { ...sent, [field]: 'A'.repeat(most + 1) })).toBe(false)
  })

  test('may name ways to reach the device that are not known yet', () => {
    const transports = ['internal', 'telepathy', 'hybrid']
    expect(v.parse(newPasskeySchema, { ...made, transports }).transports).toEqual([
      'internal',
      'hybrid',
    ])
    const named = (count: number) => ({ ...made, transports: Array(count).fill('usb') })
    expect(v.is(newPasskeySchema, named(20))).toBe(true)
    expect(v.is(newPasskeySchema, named(21))).toBe(false)
  })

  test('may leave the account to the server', () => {
    for (const userHandle of [undefined, null, 'NDI']) {
      expect(v.is(passkeySignatureSchema, { ...signed, userHandle })).toBe(true)
    }
    expect(v.is(passkeySignatureSchema, { ...signed, userHandle: '4 2' })).toBe(false)
  })
})

test('a passkey has a name of 60 characters at most, and always one', () => {
  expect(passkeyName('  iPhone ')).toBe('iPhone')
  expect(passkeyName('a'.repeat(80))).toHaveLength(60)
  expect(passkeyName(`${'a'.repeat(59)}🍮`)).toBe('a'.repeat(59))
  expect(passkeyName(`  ${'a'.repeat(60)}`)).toBe('a'.repeat(60))
  expect(passkeyName(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59))
  expect(passkeyName('   ')).toBe('Clé d’accès')
})

test('a mail names a passkey, unless its name might pass for a link', () => {
  expect(passkeyNameInMails('iPhone 17')).toBe('iPhone 17')
  expect(passkeyNameInMails('exemple.fr')).toBe('Clé d’accès')
})

test('ten may be had; five minutes are given for one, and a quarter of an hour after signing in to begin', () => {
  expect(MAX_PASSKEYS).toBe(10)
  expect(PASSKEY_CHALLENGE_MS).toBe(300_000)
  expect(RECENT_SIGN_IN_MS).toBe(900_000)
})

describe('passkeys are good', () => {
  test('on the pages of the public address only', () => {
    const { domain, accepts } = passkeySite('https://www.tablee.example:8443/boutique')
    expect(domain).toBe('www.tablee.example')
    expect(accepts('https://www.tablee.example:8443')).toBe(true)
    for (const origin of [
      'https://www.tablee.example',
      'http://www.tablee.example:8443',
      'https://tablee.example:8443',
      'https://www.tablee.example:8443.exemple.example',
      'http://localhost:4000',
      'null',
    ]) {
      expect(accepts(origin)).toBe(false)
    }
  })

  test('on any port of localhost where there is none', () => {
    const { domain, accepts } = passkeySite(null)
    expect(domain).toBe('localhost')
    expect(accepts('http://localhost:4000')).toBe(true)
    expect(accepts('http://localhost')).toBe(true)
    expect(accepts('http://localhost.exemple.example')).toBe(false)
    expect(accepts('http://127.0.0.1:4000')).toBe(false)
  })
})
