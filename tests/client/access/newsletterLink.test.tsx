import { screen, waitFor, within } from '@testing-library/react'
import { createFakeApi, emptyShop, refusal, type Responses } from '../../support/fakeApi'
import { renderApp } from '../../support/renderApp'

const LINK = '/confirmation-email?inscription=nouveautes&token='

const open = (path: string, responses: Responses) => {
  const api = createFakeApi({ ...emptyShop, ...responses })
  return renderApp(path, { api }).then((app) => ({ ...app, api }))
}

test('the link of a subscription says what it is for, and confirms it by a click', async () => {
  const { user, api } = await open(`${LINK}lien`, { confirmEmail: true })
  expect(await screen.findByRole('heading', { name: 'Confirmer votre inscription' })).toBeVisible()
  expect(screen.queryByText(/cette adresse e-\u2060mail est la vôtre/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Confirmer mon inscription' }))
  expect(await screen.findByText(/^Votre inscription est confirmée/)).toBeVisible()
  expect(screen.queryByText(/de vos commandes/)).not.toBeInTheDocument()
  expect(api.sent('useConfirmEmailMutation')[0]?.variables).toEqual({ token: 'lien' })
  expect(api.sent('useTokenCheckMutation')).toEqual([])
})

test('one that does not hold offers another subscription, and no account', async () => {
  const { user } = await open(`${LINK}coupe`, {
    confirmEmail: () => {
      throw refusal('BAD_USER_INPUT', 'Wrong Token')
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Confirmer mon inscription' }))
  const main = within(screen.getByRole('main'))
  const again = await main.findByText(/Inscrivez-vous à nouveau/)
  await waitFor(() => expect(again).toHaveFocus())
  expect(main.queryByRole('link', { name: 'Mon compte' })).not.toBeInTheDocument()
  await user.click(main.getByRole('button', { name: 'M’inscrire à nouveau' }))
  expect(await screen.findByRole('dialog', { name: 'Les nouveautés de la carte' })).toBeVisible()
})

test('one that lost its token asks for no click first', async () => {
  await open(LINK, {})
  expect(await screen.findByRole('heading', { name: 'Ce lien ne sert plus' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'M’inscrire à nouveau' })).toBeVisible()
})
