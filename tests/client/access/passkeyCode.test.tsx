import { act, screen } from '@testing-library/react'
import { createFakeApi } from '../../support/fakeApi'
import { fakeCredentials } from '../../support/fakeCredentials'
import { CAMILLE, renderApp } from '../../support/renderApp'

jest.mock('@simplewebauthn/browser', () => {
  throw new Error('Loading chunk 12 failed')
})

let device: ReturnType<typeof fakeCredentials>
beforeEach(() => {
  device = fakeCredentials()
  jest.useFakeTimers({ advanceTimers: true })
})
afterEach(() => {
  jest.useRealTimers()
  device.restore()
})

/** Longer than a piece of code is fetched again. */
const waitForCode = () => act(() => jest.advanceTimersByTimeAsync(8_000))
const CHALLENGE = { challenge: 'Y2hhbGxlbmdl', domain: 'localhost', timeout: 300_000 }

test('the button comes back when the code that signs in by passkey does not come', async () => {
  const { user } = await renderApp('/auth', {
    api: createFakeApi({ startPasskeySignIn: CHALLENGE }),
  })
  const button = await screen.findByRole('button', { name: 'Utiliser une clé d’accès' })
  await user.click(button)
  await waitForCode()
  expect(screen.getByRole('alert')).toHaveTextContent('n’a pas pu utiliser de clé d’accès')
  expect(button).not.toHaveAttribute('aria-busy')
})

test('the button comes back when the code that makes a passkey does not come', async () => {
  const creation = {
    ...CHALLENGE,
    shopName: 'Tablée',
    userHandle: 'MQ',
    email: CAMILLE.email,
    userName: 'Camille Roche',
    algorithms: [-7],
    known: [],
  }
  const { user } = await renderApp('/account/mot-de-passe', {
    user: CAMILLE,
    api: createFakeApi({
      getCustomerProfile: { id: '1', hasPassword: true, passkeys: [] },
      startPasskeyCreation: creation,
    }),
  })
  const button = await screen.findByRole('button', { name: 'Créer une clé d’accès' })
  await user.click(button)
  await waitForCode()
  expect(screen.getByRole('alert')).toHaveTextContent('n’a pas pu créer')
  expect(button).not.toHaveAttribute('aria-busy')
})
