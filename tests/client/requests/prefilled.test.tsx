import { act, screen, waitFor, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { writeSessionToken } from '../../../src/client/services/sessionCookie'
import { fillIn } from '../../support/fillIn'
import { CAMILLE, renderApp } from '../../support/renderApp'

/** Opens a form from the foot of a quiet page. */
async function openForm(title: string, options: Parameters<typeof renderApp>[1]) {
  const app = await renderApp('/cgv', options)
  return { ...app, dialog: await openAgain(app.user, title) }
}

async function openAgain(user: ReturnType<typeof userEvent.setup>, title: string) {
  await user.click(await screen.findByRole('button', { name: title }))
  return within(await screen.findByRole('dialog', { name: title }))
}

test('the form for a quote knows who is signed in, and leaves every field to them', async () => {
  const { user, dialog } = await openForm('Demander un devis', { user: CAMILLE })
  expect(dialog.getByLabelText(/^Prénom/)).toHaveValue(CAMILLE.firstname)
  expect(dialog.getByLabelText(/^Nom$/)).toHaveValue(CAMILLE.lastname)
  expect(dialog.getByLabelText(/^Société/)).toHaveValue(CAMILLE.companyName)
  expect(dialog.getByLabelText(/^Téléphone/)).toHaveValue(CAMILLE.phone ?? '')
  expect(dialog.getByLabelText(/^Adresse e-mail/)).toHaveValue(CAMILLE.email)
  await fillIn(user, dialog.getByLabelText(/^Société/), 'Exemple SA')
  await user.click(dialog.getByRole('button', { name: 'Fermer' }))
  const again = await openAgain(user, 'Demander un devis')
  expect(again.getByLabelText(/^Société/)).toHaveValue('Exemple SA')
})

test('a message to the shop begins with the whole name of who is signed in', async () => {
  const { dialog } = await openForm('Nous écrire', { user: CAMILLE })
  expect(dialog.getByLabelText(/^Votre nom/)).toHaveValue(
    `${CAMILLE.firstname} ${CAMILLE.lastname}`,
  )
  expect(dialog.getByLabelText(/^Message/)).toHaveValue('')
})

test('a session that is known late fills in what is still empty', async () => {
  const { user, dialog } = await openForm('Nous écrire', {
    api: { getUserFromToken: CAMILLE },
  })
  await fillIn(user, dialog.getByLabelText(/^Adresse e-mail/), 'awa@exemple.example')
  writeSessionToken('of-the-other-tab')
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'tablee.session', newValue: 'x' }))
  })
  await waitFor(() =>
    expect(dialog.getByLabelText(/^Votre nom/)).toHaveValue(
      `${CAMILLE.firstname} ${CAMILLE.lastname}`,
    ),
  )
  expect(dialog.getByLabelText(/^Adresse e-mail/)).toHaveValue('awa@exemple.example')
})
