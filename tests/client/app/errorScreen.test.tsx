import { screen, within } from '@testing-library/react'
import { config } from '../../../src/client/config/config'
import { expectConsoleErrors } from '../../support/consoleErrors'
import { refusal } from '../../support/fakeApi'
import { renderApp } from '../../support/renderApp'
import { createShop } from '../../support/shopFront'

const TITLE = 'Unexpected Application Error!'

const { release } = config
afterEach(() => {
  config.release = release
})

test('a page whose request is lost says in French what happened, with the technical message below', async () => {
  expectConsoleErrors(/Failed to fetch|error boundary/)
  config.release = '20261124.1'
  const shop = createShop()
  const fetch = async () => Promise.reject(new Error('Failed to fetch'))
  await renderApp('/', { api: { ...shop, fetch } })
  expect(await screen.findByRole('heading', { name: TITLE })).toHaveAttribute('lang', 'en')
  const main = within(screen.getByRole('main'))
  expect(main.getByText(/^La connexion à nos services a échoué/)).toBeVisible()
  expect(main.getByText(/^Détail technique \(version 20261124\.1\)/)).toHaveTextContent(
    'Failed to fetch',
  )
  expect(main.getByText('Failed to fetch')).toHaveAttribute('lang', 'en')
})

test('a page that the server refuses says so in French too', async () => {
  expectConsoleErrors(/Internal server error|error boundary/)
  const api = createShop({
    availableInventory: () => {
      throw refusal('INTERNAL_SERVER_ERROR', 'Internal server error')
    },
  })
  await renderApp('/', { api })
  expect(await screen.findByText(/^Nos services n’ont pas pu préparer cette page/)).toBeVisible()
  expect(screen.getByText('Internal server error')).toBeVisible()
})

test('without a network a link leaves one where one is, until trying again works', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  try {
    const { user, router } = await renderApp('/', { api: createShop() })
    await screen.findByRole('button', { name: 'Ajouter Plateau Belleville' })
    const storefronts = within(screen.getByRole('navigation', { name: 'Boutiques' }))
    await user.click(storefronts.getByRole('link', { name: 'Menus & buffets' }))
    const notice = within(await screen.findByRole('alert'))
    expect(notice.getByText('La connexion à nos services a échoué')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Plateaux repas' })).toBeVisible()
    await user.click(notice.getByRole('button', { name: 'Réessayer' }))
    expect(router.state.location.pathname).toBe('/')
    onLine.mockReturnValue(true)
    await user.click(notice.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Menus & buffets' })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  } finally {
    onLine.mockRestore()
  }
})
