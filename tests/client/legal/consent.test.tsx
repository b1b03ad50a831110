import { act, screen, waitFor, within } from '@testing-library/react'
import { CONSENT_KEY } from '../../../src/client/state/consentState'
import { ACCEPT_ALL, REFUSE_ALL, type Consent } from '#domain/customer/consent'
import { renderApp } from '../../support/renderApp'

const NOW = '2026-11-24T10:00:00+01:00'
const banner = () => screen.queryByRole('region', { name: 'Vos cookies, votre choix' })
const storedText = () => window.localStorage.getItem(CONSENT_KEY)
const stored = () => JSON.parse(storedText() ?? 'null')

async function undecidedVisitor() {
  const app = await renderApp('/cgv', { consent: null, now: NOW })
  await screen.findByRole('heading', { level: 1 })
  return app
}

test.each([
  ['Tout refuser', REFUSE_ALL],
  ['Tout accepter', ACCEPT_ALL],
])('« %s » is one click away and is kept', async (button, choices) => {
  const { user } = await undecidedVisitor()
  await user.click(screen.getByRole('button', { name: button }))
  expect(banner()).not.toBeInTheDocument()
  expect(stored()).toMatchObject({ choices })
  expect(await screen.findByText('Votre choix est enregistré.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('nothing is kept, and nothing ticked, before the visitor has chosen', async () => {
  const { user } = await undecidedVisitor()
  expect(stored()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Choisir' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Gérer les cookies' }))
  for (const name of ['Mesure d’audience', 'Discussion en ligne', 'Campagnes']) {
    expect(dialog.getByRole('checkbox', { name })).not.toBeChecked()
  }
  expect(dialog.getByRole('checkbox', { name: 'Nécessaires' })).toBeDisabled()
})

test('who closes the choice by purpose is where it was asked for, and who has chosen is at the page', async () => {
  const { user } = await undecidedVisitor()
  const choose = screen.getByRole('button', { name: 'Choisir' })
  await user.click(choose)
  expect(await screen.findByRole('heading', { name: 'Gérer les cookies' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Fermer' }))
  await waitFor(() => expect(choose).toHaveFocus())
  await user.click(choose)
  await user.click(await screen.findByRole('button', { name: 'Enregistrer mes choix' }))
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('each purpose can be allowed by itself, and taken back from the foot of the page', async () => {
  const { user } = await undecidedVisitor()
  await user.click(screen.getByRole('button', { name: 'Choisir' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Campagnes' }))
  await user.click(screen.getByRole('button', { name: 'Enregistrer mes choix' }))
  expect(stored()).toMatchObject({ choices: { ...REFUSE_ALL, campaigns: true } })
  expect(banner()).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Gérer les cookies' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Gérer les cookies' }))
  expect(dialog.getByRole('checkbox', { name: 'Campagnes' })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Tout refuser' }))
  expect(stored()).toMatchObject({ choices: REFUSE_ALL })
})

/** Another tab stores a choice, or clears the storage. */
function otherTab(consent: Consent | null) {
  if (consent) window.localStorage.setItem(CONSENT_KEY, JSON.stringify(consent))
  else window.localStorage.clear()
  const key = consent ? CONSENT_KEY : null
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: storedText() }))
  })
}

test('another tab’s choice counts here too', async () => {
  await undecidedVisitor()
  otherTab({ choices: REFUSE_ALL, decidedAt: NOW })
  expect(banner()).not.toBeInTheDocument()
})

test('a choice older than six months is asked again', async () => {
  await renderApp('/cgv', { consent: REFUSE_ALL, now: NOW })
  expect(banner()).not.toBeInTheDocument()
  otherTab({ choices: REFUSE_ALL, decidedAt: '2026-05-24T09:59:59+02:00' })
  expect(banner()).toBeInTheDocument()
})

test('a choice that another tab has cleared is asked again', async () => {
  await renderApp('/cgv', { consent: REFUSE_ALL, now: NOW })
  expect(banner()).not.toBeInTheDocument()
  otherTab(null)
  expect(banner()).toBeInTheDocument()
})
