import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSigner, signerOf } from '../../src/server/signing'

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
    const signed = signerOf({ appSecret: null, dataDir }).sign('document', 'x', null)
    expect(signerOf({ appSecret: null, dataDir }).verify('document', signed, now)).toBe('x')
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})
