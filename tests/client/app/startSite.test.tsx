import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { App } from '../../../src/client/app/App'
import { loadingPhrases } from '../../../src/client/app/start/loadingPhrases'
import { startSite } from '../../../src/client/app/start/startSite'
import { resetEnvironment } from '../../../src/client/relay/environment'
import { removeSessionToken, writeSessionToken } from '../../../src/client/services/sessionCookie'
import { expectConsoleErrors } from '../../support/consoleErrors'
import { createFakeApi } from '../../support/fakeApi'
import { CAMILLE } from '../../support/renderApp'

afterEach(() => {
  removeSessionToken()
  document.body.replaceChildren()
})

/** Starts the site at its sign-in page; `know` lets the server say whose session it is. */
function start() {
  let know = () => {}
  const getUserFromToken = () =>
    new Promise((resolve) => {
      know = () => resolve(CAMILLE)
    })
  resetEnvironment(createFakeApi({ getUserFromToken }).fetch)
  window.history.replaceState(null, '', '/auth')
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  let started = Promise.resolve()
  act(() => {
    started = startSite()
  })
  const finish = () =>
    act(async () => {
      know()
      await started
    })
  return { root, finish }
}

test('while a session is checked the whole page is one of the phrases, then it is the page', async () => {
  writeSessionToken('known')
  const { root, finish } = start()
  expect(screen.getByRole('status').parentElement).toBe(root)
  expect(loadingPhrases).toContain(root.textContent)
  await finish()
  expect(await screen.findByRole('heading', { name: 'Bonjour Camille' })).toBeVisible()
  expect(loadingPhrases.filter((phrase) => root.textContent.includes(phrase))).toEqual([])
})

test('the phrase is drawn by lot', async () => {
  writeSessionToken('known')
  const shown: (string | null)[] = []
  for (const lot of [0, 0.5, 0.999]) {
    jest.spyOn(Math, 'random').mockReturnValue(lot)
    const { root, finish } = start()
    shown.push(root.textContent)
    jest.restoreAllMocks()
    await finish()
    root.remove()
  }
  expect(shown).toEqual([loadingPhrases[0], loadingPhrases[3], loadingPhrases[6]])
})

test('a failure while the root is rendered stays unsaid', () => {
  expectConsoleErrors(/The root is broken|The above error occurred/)
  const router = createMemoryRouter([{ path: '/', element: null }])
  const broken = {
    ...router,
    get state(): typeof router.state {
      throw new Error('The root is broken')
    },
  }
  const { container } = render(<App router={broken} user={null} />)
  expect(container).toBeEmptyDOMElement()
})
