import { act, screen, waitFor } from '@testing-library/react'
import { tellTitleOf } from '../../../src/client/services/pageTitle'
import { expectConsoleErrors } from '../../support/consoleErrors'
import { createFakeApi, emptyShop } from '../../support/fakeApi'
import { renderApp } from '../../support/renderApp'

const rule = (slug: string, metaTitle: string) => ({
  slug,
  metaTitle,
  metaDescription: metaTitle,
  metaRobots: 'index, follow',
})
const TITLES = [rule('/', 'La carte'), rule('/account', 'Votre compte'), rule('/cgv', 'CGV')]

beforeEach(() => {
  // What the test before has left to count.
  window.dispatchEvent(new Event('pagehide'))
  window.dataLayer = []
})

/** A document that the server has sent for `/account`, whose titles come when `release` is called. */
async function arriveAtAccount(titles: () => unknown = () => TITLES) {
  document.title = 'Votre compte'
  tellTitleOf('/account')
  const api = createFakeApi({ ...emptyShop, seoRules: titles })
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  const fetch: typeof api.fetch = async (url, request) => {
    if (String(request?.body).includes('PageConfigurationQuery')) await isReleased
    return api.fetch(url, request)
  }
  const app = await renderApp('/account', { api: { ...api, fetch } })
  await screen.findByRole('dialog', { name: 'Se connecter' })
  return { ...app, release: () => act(async () => release()) }
}

const views = () => window.dataLayer?.filter(({ event }) => event === 'pageView')

test('a visitor whom the account leads home is counted there, under the title of home', async () => {
  const { release, goTo } = await arriveAtAccount()
  await release()
  const home = { event: 'pageView', path: '/', title: 'La carte' }
  await waitFor(() => expect(views()).toEqual([home]))
  await goTo('/cgv')
  await waitFor(() =>
    expect(views()).toEqual([home, { event: 'pageView', path: '/cgv', title: 'CGV' }]),
  )
})

test('a page that is left before the titles have come is counted all the same', async () => {
  const { release, goTo } = await arriveAtAccount()
  await goTo('/cgv')
  await release()
  await waitFor(() =>
    expect(views()).toMatchObject([{ path: '/' }, { path: '/cgv', title: 'CGV' }]),
  )
})

test('where no title comes the page is counted under the one that stands', async () => {
  expectConsoleErrors(/Cannot return null|error occurred|error boundary/)
  const { release } = await arriveAtAccount(() => null)
  await release()
  await waitFor(() => expect(views()).toEqual([expect.objectContaining({ path: '/' })]))
})
