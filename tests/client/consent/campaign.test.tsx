import { screen, waitFor } from '@testing-library/react'
import { ACCEPT_ALL, REFUSE_ALL } from '../../../src/domain/consent'
import { createFakeApi } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'

beforeEach(() => window.history.replaceState(null, '', '/?utm_source=newsletter&gclid=clickid'))
afterEach(() => window.history.replaceState(null, '', '/'))

const sourcesTold = (api: ReturnType<typeof createFakeApi>) =>
  api.requests
    .filter(({ operationName }) => operationName === 'TellSourceMutation')
    .map(({ variables }) => variables)

test('the campaign of somebody who is signed in is told once', async () => {
  const api = createFakeApi()
  const { goTo } = await renderApp('/cgv', { api, user: CAMILLE, consent: ACCEPT_ALL })
  await waitFor(() => expect(sourcesTold(api)).toEqual([{ utmSource: 'newsletter' }]))
  await goTo('/mentions-legales')
  await screen.findByRole('heading', { level: 1, name: 'Mentions légales' })
  expect(sourcesTold(api)).toHaveLength(1)
})

test.each([
  ['a visitor', { consent: ACCEPT_ALL }],
  ['somebody who refused', { consent: REFUSE_ALL, user: CAMILLE }],
])('the campaign of %s is told to nobody', async (_, options) => {
  const api = createFakeApi()
  await renderApp('/cgv', { api, ...options })
  await screen.findByRole('heading', { level: 1 })
  expect(sourcesTold(api)).toEqual([])
})
