import { screen } from '@testing-library/react'
import { config } from '../../../src/client/config/config'
import { REFUSE_ALL } from '#domain/customer/consent'
import { renderApp } from '../../support/renderApp'
import { createShop } from '../../support/shopFront'

const NOW = '2026-11-24T10:00:00+01:00'
const thirdPartyScripts = () =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'))

beforeEach(() => {
  Object.assign(config, { tagManagerId: 'GTM-TEST', chatWebsiteId: 'chat-of-the-test' })
  window.dispatchEvent(new Event('pagehide'))
  window.dataLayer = undefined
})

afterEach(() => {
  Object.assign(config, { tagManagerId: null, chatWebsiteId: null })
  document.head.replaceChildren()
  window.history.replaceState(null, '', '/')
})

async function openShop(options: Parameters<typeof renderApp>[1]) {
  const app = await renderApp('/', { api: createShop(), now: NOW, ...options })
  await screen.findByRole('heading', { level: 1 })
  return app
}

test.each([
  ['was not asked', null],
  ['refused', REFUSE_ALL],
])('nothing of a third party is loaded and nothing is counted for who %s', async (_, consent) => {
  window.history.replaceState(null, '', '/?utm_source=newsletter&gclid=clickid')
  await openShop({ consent })
  expect(thirdPartyScripts()).toEqual([])
  expect(window.dataLayer).toBeUndefined()
  expect(window.localStorage.getItem('tablee.origin')).toBeNull()
  expect(screen.getByRole('button', { name: /^Une question/ })).toBeVisible()
})

test('once all is accepted, the tools come in and the campaign is kept', async () => {
  window.history.replaceState(null, '', '/?utm_source=newsletter&utm_medium=abc&gclid=clickid')
  const { user } = await openShop({ consent: null })
  await user.click(screen.getByRole('button', { name: 'Tout accepter' }))
  expect(thirdPartyScripts()).toEqual(
    expect.arrayContaining([
      'https://www.googletagmanager.com/gtm.js?id=GTM-TEST',
      'https://client.crisp.chat/l.js',
    ]),
  )
  expect(JSON.parse(window.localStorage.getItem('tablee.origin') ?? 'null')).toEqual({
    campaign: { utmSource: 'newsletter' },
    clickId: 'clickid',
  })
  expect(screen.queryByRole('button', { name: /^Une question/ })).not.toBeInTheDocument()
})

test('cookies that a script left go once its purpose is not allowed, and no other', async () => {
  const names = ['_ga', '_gcl_au', 'crisp-client%2Fsession', 'gazette']
  names.forEach((name) => (document.cookie = `${name}=1`))
  await openShop({ consent: { ...REFUSE_ALL, support: true } })
  expect(document.cookie.split('; ').sort()).toEqual(['crisp-client%2Fsession=1', 'gazette=1'])
  names.forEach((name) => (document.cookie = `${name}=; max-age=0`))
})
