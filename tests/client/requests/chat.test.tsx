import { screen, within } from '@testing-library/react'
import { config } from '../../../src/client/config/config'
import { COMPANY } from '#domain/customer/company'
import { ACCEPT_ALL } from '#domain/customer/consent'
import { emptyShop } from '../../support/fakeApi'
import { renderApp } from '../../support/renderApp'
import { createShop } from '../../support/shopFront'

const launcher = () => screen.queryByRole('button', { name: 'Une question\u00a0?' })

test('help stands beside the shop, and on no other page', async () => {
  const { goTo } = await renderApp('/', { api: createShop() })
  expect(launcher()).toBeVisible()
  for (const path of ['/eshop/coffrets', '/cgv', '/auth', '/cart']) {
    await goTo(path)
    expect(launcher()).not.toBeInTheDocument()
  }
  await goTo('/shop/menus')
  expect(launcher()).toBeVisible()
})

test.each([
  ['Nous écrire', 'Nous écrire'],
  ['Être rappelé', 'Être rappelé'],
])(
  'without a provider help gives the phone number, and « %s » opens its form',
  async (way, form) => {
    const { user } = await renderApp('/', { api: createShop() })
    await user.click(screen.getByRole('button', { name: 'Une question\u00a0?' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Une question\u00a0?' }))
    expect(panel.getByRole('link', { name: `Appeler le ${COMPANY.helpPhone}` })).toHaveAttribute(
      'href',
      'tel:+33199001234',
    )
    await user.click(panel.getByRole('button', { name: way }))
    expect(await screen.findByRole('dialog', { name: form })).toBeVisible()
  },
)

test('the provider’s widget is shown beside the shop and hidden elsewhere', async () => {
  Object.assign(config, { chatWebsiteId: 'chat-of-the-test' })
  const { goTo } = await renderApp('/', { api: emptyShop, consent: ACCEPT_ALL })
  const commands: unknown[] = []
  window.$crisp = { push: (command) => commands.push(command) }
  expect(launcher()).not.toBeInTheDocument()
  await goTo('/cgv')
  await goTo('/shop/menus')
  expect(commands).toEqual([
    ['do', 'chat:hide'],
    ['do', 'chat:show'],
  ])
  Object.assign(config, { chatWebsiteId: null })
  window.$crisp = undefined
})
