import { waitFor } from '@testing-library/react'
import { ACCEPT_ALL } from '#domain/customer/consent'
import { config } from '../../../src/client/config/config'
import { renderApp } from '../../support/renderApp'
import { createShop } from '../../support/shopFront'

const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST'
const thirdPartyScripts = () =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'))

afterEach(() => {
  Object.assign(config, { tagManagerId: null, chatWebsiteId: null })
})

test('nothing of a third party is loaded at an address with a token; once the visitor goes on, what was counted is read', async () => {
  Object.assign(config, { tagManagerId: 'GTM-TEST', chatWebsiteId: 'chat-of-the-test' })
  const { goTo } = await renderApp('/newpassword/SECRET', {
    api: createShop(),
    consent: ACCEPT_ALL,
  })
  await waitFor(() =>
    expect(window.dataLayer).toEqual([
      expect.objectContaining({ event: 'gtm.js' }),
      expect.objectContaining({ event: 'pageView', path: '/newpassword/:token' }),
    ]),
  )
  await goTo('/confirmation-email?token=SECRET')
  expect(thirdPartyScripts()).toEqual([])
  await goTo('/mentions-legales')
  await waitFor(() => expect(thirdPartyScripts()).toEqual([TAG_MANAGER]))
  await goTo('/cgv')
  expect(thirdPartyScripts()).toEqual([TAG_MANAGER])
})
