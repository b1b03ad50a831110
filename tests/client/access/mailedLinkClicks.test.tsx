import { screen } from '@testing-library/react'
import { createFakeApi, emptyShop, refusal, type Responses } from '../../support/fakeApi'
import { fillIn } from '../../support/fillIn'
import { CAMILLE, renderApp } from '../../support/renderApp'

const open = async (path: string, responses: Responses) => {
  const api = createFakeApi({ ...emptyShop, getUserFromToken: CAMILLE, ...responses })
  return { ...(await renderApp(path, { api })), api }
}

test.each([
  ['/newpassword/lien', 'password'],
  ['/validation-cgv/lien', 'terms'],
  ['/canteen-validation?token=lien', 'canteenEmail'],
])('%s is checked as a link for %s', async (path, type) => {
  const { api } = await open(path, { checkTokenValidity: false })
  await screen.findByRole('heading', { name: 'Ce lien ne sert plus' })
  expect(api.sent('useTokenCheckMutation').map(({ variables }) => variables)).toEqual([
    { token: 'lien', type },
  ])
})

const clicks = [
  {
    path: '/validation-cgv/lien',
    isUsable: true,
    mutation: 'acceptTerms',
    button: 'J’accepte les CGV',
    response: true,
    done: 'Merci, c’est noté',
  },
  {
    path: '/canteen-validation?token=lien',
    isUsable: true,
    mutation: 'validateCanteenEmail',
    button: 'Confirmer mon adresse',
    response: { token: 'fresh', hasPassword: true },
    done: 'La cantine vous est ouverte',
  },
  {
    path: '/confirmation-email?token=lien',
    isUsable: false,
    mutation: 'confirmEmail',
    button: 'Confirmer mon adresse',
    response: true,
    done: 'Merci, c’est noté',
  },
]

test.each(clicks)(
  'at $path a failure is said, and the same link works once the shop is back',
  async ({ path, isUsable, mutation, button, response, done }) => {
    let respond = (_isBack: boolean) => {}
    const { user } = await open(path, {
      checkTokenValidity: isUsable,
      [mutation]: () =>
        new Promise((resolve, reject) => {
          respond = (isBack) =>
            isBack ? resolve(response) : reject(refusal('INTERNAL_SERVER_ERROR', 'masked'))
        }),
    })
    const confirm = await screen.findByRole('button', { name: button })
    await user.click(confirm)
    expect(confirm).toHaveAttribute('aria-busy', 'true')
    respond(false)
    expect(await screen.findByRole('alert')).toHaveTextContent(/Une erreur est survenue/)
    await user.click(confirm)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    respond(true)
    expect(await screen.findByRole('heading', { name: done })).toBeVisible()
  },
)

test('at the canteen a first password that was chosen elsewhere meanwhile is said to be there', async () => {
  const { user } = await open('/canteen-validation?token=lien', {
    checkTokenValidity: true,
    validateCanteenEmail: { token: 'fresh', hasPassword: false },
    updatePassword: refusal('BAD_USER_INPUT', 'Wrong password', { actualPassword: 'WRONG' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Confirmer mon adresse' }))
  await fillIn(user, await screen.findByLabelText('Nouveau mot de passe'), 'Nouveau-Passe-2027')
  await fillIn(user, screen.getByLabelText('Le même, encore une fois'), 'Nouveau-Passe-2027')
  await user.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Votre compte a déjà un mot de passe/)
})
