import { screen } from '@testing-library/react'
import { fillIn } from '../../support/fillIn'
import { renderApp } from '../../support/renderApp'

const SENDER = { 'Votre nom': 'Awa Diallo', 'Adresse e-mail': 'awa@exemple.example' }
const CONTACT = { ...SENDER, Message: 'Bonjour' }
const QUOTE = {
  Date: '2026-12-10',
  'Nombre de personnes': '40',
  'Code postal': '75004',
  Prénom: 'Awa',
  Nom$: 'Diallo',
  Société: 'Lumen',
  Téléphone: '06 99 00 11 22',
  'Adresse e-mail': 'awa@exemple.example',
}

test.each([
  ['/quotemobile', QUOTE, 'Envoyer la demande', { requestQuote: true }],
  ['/contactmobile', CONTACT, 'Envoyer le message', { sendContactMessage: true }],
])('%s leads to the shop once it is sent', async (path, fields, send, api) => {
  const { user } = await renderApp(path, { api })
  for (const [label, text] of Object.entries(fields)) {
    await fillIn(user, await screen.findByLabelText(new RegExp(`^${label}`)), text)
  }
  for (const box of screen.queryAllByRole('checkbox')) await user.click(box)
  expect(screen.queryByRole('link', { name: 'Voir la carte' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: send }))
  expect(await screen.findByText(/^Votre (demande|message) est parti/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Voir la carte' })).toHaveAttribute('href', '/')
})
