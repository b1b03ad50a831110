import { screen, within } from '@testing-library/react'
import { limited, refusal } from '../../support/fakeApi'
import { fillIn } from '../../support/fillIn'
import { CAMILLE, renderApp } from '../../support/renderApp'

const named = {
  id: '1',
  refereeEmail: 'maud@voisin.example',
  createdAt: '2026-11-20T10:00:00+01:00',
  hasOrdered: true,
}
const open = (responses: object) =>
  renderApp('/account/parrainage', {
    user: CAMILLE,
    api: { rewardReferrals: [], addRewardProgram: true, ...responses },
  })
const field = () => screen.findByLabelText('Son adresse e-mail')
const send = () => screen.getByRole('button', { name: 'Envoyer l’invitation' })

test('a colleague is named, the list follows and the field is free for the next', async () => {
  const { user, api } = await open({})
  await user.type(await field(), ' Maud@voisin.example')
  api.response({ rewardReferrals: [named] })
  await user.click(send())
  const list = await screen.findByRole('list', { name: 'Vos invitations' })
  expect(within(list).getByRole('listitem')).toHaveTextContent(
    /maud@voisin.example.*vendredi 20 novembre.*A commandé/,
  )
  expect(await field()).toHaveValue('')
  expect(await field()).toBeValid()
  expect(send()).toHaveFocus()
  expect(api.sent('useAddRewardProgramMutation')[0]?.variables).toEqual({
    refereeEmail: 'maud@voisin.example',
    website: '',
  })
})

test.each([
  ['', 'Indiquez l’adresse e-\u2060mail de la personne à inviter.'],
  ['maud', /adresse e-\u2060mail complète/],
  [
    'camille@atelier-nord.example',
    /^C’est votre propre adresse\s: indiquez celle de la personne à inviter\.$/,
  ],
])('« %s » is refused without a request', async (typed, words) => {
  const { user, api } = await open({})
  if (typed) await fillIn(user, await field(), typed)
  else await field()
  await user.click(send())
  expect(screen.getByText(words)).toBeVisible()
  expect(await field()).toHaveFocus()
  expect(api.sent('useAddRewardProgramMutation')).toEqual([])
})

test('a colleague who was named before is reported beside the field, which keeps its words', async () => {
  const { user } = await open({
    addRewardProgram: () => {
      throw refusal('BAD_USER_INPUT', 'Already named', { refereeEmail: 'TAKEN' })
    },
  })
  await fillIn(user, await field(), 'maud@voisin.example')
  await user.click(send())
  expect(await screen.findByText('Vous avez déjà invité cette personne.')).toBeVisible()
  expect(await field()).toHaveValue('maud@voisin.example')
})

test('too many invitations in a day are said above the form, which keeps the address', async () => {
  const { user } = await open({
    addRewardProgram: () => {
      throw limited(20 * 3600)
    },
  })
  await fillIn(user, await field(), 'maud@voisin.example')
  await user.click(send())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Trop de tentatives. Patientez jusqu’à demain avant de réessayer.',
  )
  expect(await field()).toHaveValue('maud@voisin.example')
})
