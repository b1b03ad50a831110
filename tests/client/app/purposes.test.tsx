import { screen } from '@testing-library/react'
import { REFUSE_ALL } from '#domain/customer/consent'
import { config } from '../../../src/client/config/config'
import { renderApp } from '../../support/renderApp'
import { createShop } from '../../support/shopFront'

beforeEach(() => {
  Object.assign(config, { tagManagerId: 'GTM-TEST', chatWebsiteId: 'chat-of-the-test' })
  window.history.replaceState(null, '', '/?utm_source=newsletter&gclid=clickid')
})

afterEach(() => {
  Object.assign(config, { tagManagerId: null, chatWebsiteId: null })
  document.head.replaceChildren()
  window.history.replaceState(null, '', '/')
})

const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST'
const CHAT = 'https://client.crisp.chat/l.js'

// A script is loaded once in the life of a page, which is this file: what loads none comes first.
test.each([
  ['campaigns', [], true],
  ['audience', [TAG_MANAGER], false],
  ['support', [CHAT], false],
])(
  '%s alone brings in what is for it, and nothing else',
  async (purpose, scripts, isOriginKept) => {
    await renderApp('/', { api: createShop(), consent: { ...REFUSE_ALL, [purpose]: true } })
    await screen.findByRole('heading', { level: 1 })
    const loaded = [...document.querySelectorAll('script[src]')]
    expect(loaded.map((script) => script.getAttribute('src'))).toEqual(scripts)
    expect(window.localStorage.getItem('tablee.origin') !== null).toBe(isOriginKept)
  },
)
