import { createSigner } from '#server/base/signing'
import { createKnownDevices } from '#server/modules/auth/knownDevices'

const now = new Date('2026-06-01T10:00:00Z')
const signer = createSigner('a-secret-of-tests')

function devices() {
  const verify = jest.fn(signer.verify)
  const known = createKnownDevices({
    signer: { ...signer, verify },
    clock: { now: () => now },
    isSecure: false,
  })
  return { known, verify }
}

/** What a browser sends back of a cookie that was set. */
const sent = (setCookie: string | null) => setCookie?.split(';', 1)[0] ?? ''

describe('known devices', () => {
  it.each([undefined, '', 'consent=all', 'tablee_device='])(
    'verify no signature for a browser without one: %j',
    (header) => {
      const { known, verify } = devices()
      expect(known.read(header).knownFor('a@b.example')).toBeNull()
      expect(verify).not.toHaveBeenCalled()
    },
  )

  it('know a browser again by its cookie, among others', () => {
    const { known } = devices()
    const first = known.read('consent=all')
    first.remember('a@b.example')
    const back = known.read(`consent=all; ${sent(first.setCookie())}`)
    expect(back.knownFor('a@b.example')).toBe(first.knownFor('a@b.example'))
    expect(back.knownFor('c@d.example')).toBeNull()
    expect(back.setCookie()).toBeNull()
  })

  it('read four accounts of a cookie at most', () => {
    const { known, verify } = devices()
    known.read(`tablee_device=${Array.from({ length: 9 }, () => 'made.up').join('~')}`)
    expect(verify).toHaveBeenCalledTimes(4)
  })
})
