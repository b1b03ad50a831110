import * as v from 'valibot'
import {
  newPasskeySchema,
  passkeyName,
  passkeySignatureSchema,
  passkeySite,
} from '#domain/customer/passkeys'

describe('what a browser sends of a passkey', () => {
  const made = { id: 'AbC_-9', clientDataJSON: 'e30', attestationObject: 'o2', transports: [] }
  const signed = { id: 'AbC_-9', clientDataJSON: 'e30', authenticatorData: 'SZ', signature: 'ME' }

  test('is bytes as base64url, not more of them than a device makes', () => {
    expect(v.is(newPasskeySchema, made)).toBe(true)
    expect(v.is(newPasskeySchema, { ...made, id: 'A'.repeat(1364) })).toBe(true)
    for (const id of ['', 'AbC+/9', 'AbC=', 'é', 'A'.repeat(1365)]) {
      expect(v.is(newPasskeySchema, { ...made, id })).toBe(false)
      expect(v.is(passkeySignatureSchema, { ...signed, id })).toBe(false)
    }
    expect(v.is(newPasskeySchema, { ...made, attestationObject: 'A'.repeat(16_385) })).toBe(false)
    expect(v.is(passkeySignatureSchema, { ...signed, signature: 'A'.repeat(4097) })).toBe(false)
  })

  test('may name ways to reach the device that are not known yet', () => {
    const transports = ['internal', 'telepathy', 'hybrid']
    expect(v.parse(newPasskeySchema, { ...made, transports }).transports).toEqual([
      'internal',
      'hybrid',
    ])
    expect(v.is(newPasskeySchema, { ...made, transports: Array(21).fill('usb') })).toBe(false)
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
  expect(passkeyName('   ')).toBe('Clé d’accès')
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
