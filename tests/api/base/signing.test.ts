import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSigner, signerOf } from '#server/base/signing'

const now = new Date('2026-11-24T10:00:00+01:00')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const signer = createSigner('a secret for tests, of 32 characters')

test('a signed value comes back until its end, or for good without one', () => {
  const value = 'camille@atelier-nord.example/é'
  const signed = signer.sign('unsubscribe', value, null)
  expect(signed).toMatch(/^[\w.-]+$/)
  expect(signer.verify('unsubscribe', signed, later(1_000_000))).toBe(value)
  const short = signer.sign('document', value, later(5))
  expect(signer.verify('document', short, later(4))).toBe(value)
  expect(signer.verify('document', short, later(5))).toBeNull()
})

test('what is made up, changed, for another purpose or signed by another secret is refused', () => {
  const signed = signer.sign('document', 'FA-2026-000001', later(5))
  const [value = '', end = '', signature = ''] = signed.split('.')
  const other = Buffer.from('FA-2026-000002').toString('base64url')
  const strangers = [
    '',
    '..',
    'x',
    `${other}.${end}.${signature}`,
    `${value}..${signature}`,
    `${value}.${later(60).getTime().toString(36)}.${signature}`,
    `${value}.${end}.${'A'.repeat(43)}`,
    `${signed}.`,
    createSigner('another secret, of 32 characters..').sign('document', 'FA-2026-000001', later(5)),
    signer.sign('unsubscribe', 'FA-2026-000001', later(5)),
  ]
  for (const stranger of strangers) expect(signer.verify('document', stranger, now)).toBeNull()
})

test('without APP_SECRET one is made up once and kept in DATA_DIR', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tablee-signing-'))
  try {
    const signed = signerOf({ appSecrets: null, dataDir }).sign('document', 'x', null)
    expect(signerOf({ appSecrets: null, dataDir }).verify('document', signed, now)).toBe('x')
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

test('a signature has one spelling, and so has the rest of a link', () => {
  const signed = signer.sign('document', 'FA-2026-000001', later(5))
  const last = BASE64URL.indexOf(signed.at(-1) ?? '')
  // The last of 43 letters has four bits of the signature and two that no decoder looks at.
  const spellings = [0, 1, 2, 3].map(
    (bits) => `${signed.slice(0, -1)}${BASE64URL[(last & 60) | bits]}`,
  )
  const bytes = spellings.map((spelling) => Buffer.from(spelling.split('.')[2] ?? '', 'base64url'))
  expect(bytes.every((other) => other.equals(bytes[0] ?? Buffer.alloc(0)))).toBe(true)
  expect(spellings.filter((spelling) => signer.verify('document', spelling, now) !== null)).toEqual(
    [signed],
  )
  const [value = '', end = '', signature = ''] = signed.split('.')
  const others = [
    `${value}.0${end}.${signature}`,
    `${value}.${end.toUpperCase()}.${signature}`,
    `${value}=.${end}.${signature}`,
    `${value}.${end}.${signature}=`,
    `${value}.${end}.${signature.replaceAll('-', '+').replaceAll('_', '/')}=`,
    ` ${signed}`,
    `${signed}\n`,
  ]
  for (const other of others) expect(signer.verify('document', other, now)).toBeNull()
})

test('what an older secret signed still verifies; once it has gone, no more', () => {
  const [old, recent] = ['an older secret of 32 characters.', 'a newer secret, of 32 characters.']
  const dataDir = 'unused'
  const before = signerOf({ appSecrets: [old], dataDir })
  const both = signerOf({ appSecrets: [recent, old], dataDir })
  const after = signerOf({ appSecrets: [recent], dataDir })
  const link = before.sign('document', 'x', later(5))
  expect(both.verify('document', link, now)).toBe('x')
  expect(both.verify('document', link, later(5))).toBeNull()
  expect(both.verify('feedback', link, now)).toBeNull()
  expect(after.verify('document', link, now)).toBeNull()
  const renewed = both.sign('document', 'x', later(5))
  expect(after.verify('document', renewed, now)).toBe('x')
  expect(before.verify('document', renewed, now)).toBeNull()
})
