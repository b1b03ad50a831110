import { screen, waitFor } from '@testing-library/react'
import { ACCEPT_ALL } from '#domain/customer/consent'
import { expectConsoleErrors } from '../../support/consoleErrors'
import { createFakeApi } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'

const mockLost = jest.fn(() => {
  throw new Error('Loading chunk 12 failed.')
})
jest.mock('../../../src/client/areas/access/signUp/SendCampaignSource', () => ({
  SendCampaignSource: () => mockLost(),
}))

beforeEach(() => window.history.replaceState(null, '', '/?utm_source=newsletter'))
afterEach(() => window.history.replaceState(null, '', '/'))

test('a page stays where what tells its campaign fails', async () => {
  expectConsoleErrors(/Loading chunk|error boundary/)
  await renderApp('/cgv', { api: createFakeApi(), user: CAMILLE, consent: ACCEPT_ALL })
  await waitFor(() => expect(mockLost).toHaveBeenCalled())
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(/^Conditions/)
})
