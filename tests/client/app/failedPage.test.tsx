import { act, screen, waitFor, within } from '@testing-library/react'
import { expectConsoleErrors } from '../../support/consoleErrors'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { createShop } from '../../support/shopFront'

const EXPECTED = /Failed to fetch|React Router caught|ErrorBoundary|error boundary|error occurred/
type Session = Pick<NonNullable<Parameters<typeof renderApp>[1]>, 'user' | 'token'>
const FAILED = /^La connexion à nos services a échoué/
const STAYS = /Vous restez sur cette page/

/** A page that a signed-in customer opens as the line goes. */
async function openWithoutLine(path: string, session: Session = { user: CAMILLE }) {
  expectConsoleErrors(EXPECTED)
  const shop = createShop()
  const fetch = async () => Promise.reject(new TypeError('Failed to fetch'))
  return renderApp(path, { api: { ...shop, fetch }, ...session })
}

const main = () => within(screen.getByRole('main'))
const storefront = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Boutiques' })).getByRole('link', { name })

describe.each([
  ['the browser knows that it is offline', false],
  ['only the query is lost', true],
])('where %s', (_, onLine) => {
  let browser: jest.SpyInstance
  beforeEach(() => {
    browser = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  })
  afterEach(() => browser.mockRestore())

  test('a link on the error screen says of the next page that it cannot be shown, and of none that one stays on it', async () => {
    const { user, router } = await openWithoutLine('/')
    const before = await screen.findByText(FAILED)
    await user.click(storefront('Menus & buffets'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop/menus'))
    await waitFor(() => expect(before).not.toBeInTheDocument())
    expect(await main().findByText(FAILED)).toBeVisible()
    expect(main().getByRole('button', { name: 'Réessayer' })).toBeEnabled()
    expect(screen.queryByText(STAYS)).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test.each<[string, Session]>([
    ['a page of the account that could not be had', { user: CAMILLE }],
    ['one whose session could not be looked up', { token: 'token-of-the-test' }],
  ])('so does %s', async (_page, session) => {
    const { goTo, router } = await openWithoutLine('/account/commandes', session)
    await screen.findByText(/n’a pas pu être chargée/)
    await goTo('/account/informations')
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/informations'))
    // The screen of the page before may still stand for a moment.
    await waitFor(() => {
      expect(screen.getByText(/n’a pas pu être chargée/)).toBeVisible()
      expect(main().getByRole('button', { name: 'Réessayer' })).toBeEnabled()
    })
    expect(screen.queryByText(STAYS)).not.toBeInTheDocument()
  })

  test('a page that fails only after a link was pressed leaves the notice to the screen of the next page', async () => {
    expectConsoleErrors(EXPECTED)
    const shop = createShop()
    const lost: (() => void)[] = []
    const fetch = (url: string, request: RequestInit) =>
      String(request.body).includes('shopScreenQuery')
        ? new Promise<Response>((_resolve, reject) => {
            lost.push(() => reject(new TypeError('Failed to fetch')))
          })
        : shop.fetch(url, request)
    const { user, router } = await renderApp('/', { api: { ...shop, fetch }, user: CAMILLE })
    await user.click(storefront('Menus & buffets'))
    await act(async () => lost.splice(1).forEach((lose) => lose()))
    expect(await screen.findByText(STAYS)).toBeVisible()

    await act(async () => lost.splice(0).forEach((lose) => lose()))
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop/menus'))
    await act(async () => lost.splice(0).forEach((lose) => lose()))
    expect(await main().findByText(FAILED)).toBeVisible()
    expect(screen.queryByText(STAYS)).not.toBeInTheDocument()
  })
})
