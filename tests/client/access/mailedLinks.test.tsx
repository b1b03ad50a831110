import { screen, waitFor, within } from '@testing-library/react'
import { readSessionToken } from '../../../src/client/services/sessionCookie'
import { createFakeApi, emptyShop, limited, refusal, type Responses } from '../../support/fakeApi'
import { fillIn } from '../../support/fillIn'
import { CAMILLE, renderApp } from '../../support/renderApp'

const GOOD = 'Nouveau-Passe-2027'
const wrongToken = () => {
  throw refusal('BAD_USER_INPUT', 'Wrong Token')
}

const open = (path: string, responses: Responses) => {
  const api = createFakeApi({ ...emptyShop, getUserFromToken: CAMILLE, ...responses })
  return renderApp(path, { api }).then((app) => ({ ...app, api }))
}

async function choosePassword({ user }: Awaited<ReturnType<typeof open>>, again = GOOD) {
  await fillIn(user, await screen.findByLabelText('Nouveau mot de passe'), GOOD)
  await fillIn(user, screen.getByLabelText('Le même, encore une fois'), again)
  await user.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }))
}

describe('the link for a lost password', () => {
  test('takes the same password twice, signs in and leads home', async () => {
    const app = await open('/newpassword/lien', {
      checkTokenValidity: true,
      setNewPassword: { token: 'fresh' },
    })
    await choosePassword(app, 'Autre-Passe-2027')
    expect(await screen.findByText('Les deux mots de passe ne sont pas les mêmes.')).toBeVisible()
    const again = screen.getByLabelText('Le même, encore une fois')
    await waitFor(() => expect(again).toHaveFocus())
    await app.user.clear(again)
    await app.user.type(again, GOOD)
    await app.user.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }))
    expect(await screen.findByText(/votre mot de passe est enregistré/)).toBeVisible()
    expect(app.router.state.location.pathname).toBe('/')
    expect(readSessionToken()).toBe('fresh')
    expect(app.api.sent('useSetNewPasswordMutation')[0]?.variables).toEqual({
      token: 'lien',
      password: GOOD,
    })
  })

  test('that does not hold says so and sends another one', async () => {
    const app = await open('/newpassword/lien', {
      checkTokenValidity: false,
      retrievePassword: true,
    })
    expect(await screen.findByRole('heading', { name: 'Ce lien ne sert plus' })).toBeVisible()
    await fillIn(app.user, screen.getByLabelText('Adresse e-mail'), 'Ines@Migree.example')
    await app.user.click(screen.getByRole('button', { name: 'Recevoir le lien' }))
    const sent = await screen.findByText(/Si un compte existe pour ines@migree.example/)
    await waitFor(() => expect(sent.closest('[tabindex]')).toHaveFocus())
    expect(app.api.sent('useRetrievePasswordMutation')[0]?.variables).toEqual({
      email: 'ines@migree.example',
      type: 'b2b',
    })
  })

  test('that is used meanwhile shows the same page', async () => {
    const app = await open('/newpassword/lien', {
      checkTokenValidity: true,
      setNewPassword: wrongToken,
    })
    await choosePassword(app)
    expect(await screen.findByRole('heading', { name: 'Ce lien ne sert plus' })).toBeVisible()
  })

  test('that cannot be checked is checked again', async () => {
    let isDown = true
    const app = await open('/newpassword/lien', {
      checkTokenValidity: () => {
        if (isDown) throw limited(900)
        return true
      },
    })
    expect(
      await screen.findByText('Trop de tentatives. Patientez 15 minutes avant de réessayer.'),
    ).toBeVisible()
    isDown = false
    await app.user.click(screen.getByRole('button', { name: 'Réessayer' }))
    const field = await screen.findByLabelText('Nouveau mot de passe')
    expect(field).toBeVisible()
    expect(field.closest('[tabindex]')).toHaveFocus()
  })
})

describe('the link for the terms', () => {
  test('accepts them by a click, not by arriving', async () => {
    const app = await open('/validation-cgv/lien', { checkTokenValidity: true, acceptTerms: true })
    const accept = await screen.findByRole('button', { name: 'J’accepte les CGV' })
    expect(app.api.sent('useAcceptTermsMutation')).toEqual([])
    await app.user.click(accept)
    expect(await screen.findByRole('heading', { name: 'Merci, c’est noté' })).toBeVisible()
    expect(app.api.sent('useAcceptTermsMutation')[0]?.variables).toEqual({ token: 'lien' })
  })

  test('that does not hold leads to signing in', async () => {
    const { user } = await open('/validation-cgv/lien', {
      checkTokenValidity: true,
      acceptTerms: wrongToken,
    })
    await user.click(await screen.findByRole('button', { name: 'J’accepte les CGV' }))
    const main = within(screen.getByRole('main'))
    const signIn = await main.findByRole('link', { name: 'Se connecter' })
    expect(signIn).toHaveAttribute('href', '/auth')
    expect(signIn.closest('[tabindex]')).toHaveFocus()
  })
})

describe('the link that confirms an address', () => {
  test('confirms it by a click, not by arriving', async () => {
    const app = await open('/confirmation-email?token=lien', {
      checkTokenValidity: false,
      confirmEmail: true,
    })
    const confirm = await screen.findByRole('button', { name: 'Confirmer mon adresse' })
    expect(app.api.sent('useConfirmEmailMutation')).toEqual([])
    await app.user.click(confirm)
    expect(
      await screen.findByText(/^Votre adresse est confirmée\s: les e-\u2060mails de vos commandes/),
    ).toBeVisible()
    expect(app.api.sent('useConfirmEmailMutation')[0]?.variables).toEqual({ token: 'lien' })
  })

  test('offers a first password to an account that has none: it confirms the address and signs in', async () => {
    const app = await open('/confirmation-email?token=lien', {
      checkTokenValidity: true,
      setNewPassword: { token: 'fresh' },
    })
    await choosePassword(app)
    expect(await screen.findByText(/Votre adresse est confirmée/)).toBeVisible()
    expect(await screen.findByText(/votre mot de passe est enregistré/)).toBeVisible()
    expect(readSessionToken()).toBe('fresh')
    expect(app.api.sent('useTokenCheckMutation')[0]?.variables).toEqual({
      token: 'lien',
      type: 'firstPassword',
    })
    expect(app.api.sent('useSetNewPasswordMutation')[0]?.variables).toEqual({
      token: 'lien',
      password: GOOD,
    })
    expect(app.api.sent('useConfirmEmailMutation')).toEqual([])
  })

  test('asks for no click where it lost its token', async () => {
    await open('/confirmation-email', {})
    expect(await screen.findByRole('heading', { name: 'Ce lien ne sert plus' })).toBeVisible()
  })

  test('may be followed without choosing a password', async () => {
    const app = await open('/confirmation-email?token=lien', {
      checkTokenValidity: true,
      confirmEmail: true,
    })
    await app.user.click(await screen.findByRole('button', { name: 'Confirmer sans mot de passe' }))
    expect(await screen.findByText(/Votre adresse est confirmée/)).toBeVisible()
    expect(app.api.sent('useSetNewPasswordMutation')).toEqual([])
  })

  test('that is used meanwhile says so instead of taking a password', async () => {
    const app = await open('/confirmation-email?token=lien', {
      checkTokenValidity: true,
      setNewPassword: wrongToken,
    })
    await choosePassword(app)
    expect(await screen.findByRole('heading', { name: 'Ce lien ne sert plus' })).toBeVisible()
  })

  test('confirms the address where it cannot be told whether there is a password', async () => {
    const app = await open('/confirmation-email?token=lien', {
      checkTokenValidity: () => {
        throw refusal('INTERNAL_SERVER_ERROR', 'Lost')
      },
      confirmEmail: true,
    })
    await app.user.click(await screen.findByRole('button', { name: 'Confirmer mon adresse' }))
    expect(await screen.findByText(/Votre adresse est confirmée/)).toBeVisible()
  })

  test('leads to the password of who is signed in: an order’s account may have none yet', async () => {
    const { user } = await renderApp('/confirmation-email?token=lien', {
      api: { ...emptyShop, checkTokenValidity: false, confirmEmail: true },
      user: CAMILLE,
    })
    await user.click(await screen.findByRole('button', { name: 'Confirmer mon adresse' }))
    expect(await screen.findByRole('link', { name: 'Mon mot de passe' })).toHaveAttribute(
      'href',
      '/account/mot-de-passe',
    )
  })

  test('that does not hold leads to the account', async () => {
    const { user } = await open('/confirmation-email?token=lien', {
      checkTokenValidity: false,
      confirmEmail: wrongToken,
    })
    await user.click(await screen.findByRole('button', { name: 'Confirmer mon adresse' }))
    expect(await screen.findByRole('heading', { name: 'Ce lien ne sert plus' })).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Mon compte' })).toHaveAttribute(
      'href',
      '/account/informations',
    )
  })
})

describe('the link for the canteen', () => {
  test('signs in, and offers a password to who has none', async () => {
    const app = await open('/canteen-validation?token=lien', {
      checkTokenValidity: true,
      validateCanteenEmail: { token: 'fresh', hasPassword: false },
      updatePassword: true,
    })
    await app.user.click(await screen.findByRole('button', { name: 'Confirmer mon adresse' }))
    expect(
      await screen.findByRole('heading', { name: 'La cantine vous est ouverte' }),
    ).toBeVisible()
    expect(readSessionToken()).toBe('fresh')
    expect(screen.getByRole('link', { name: 'Voir la carte de la cantine' })).toHaveAttribute(
      'href',
      '/shop/cantine',
    )
    await choosePassword(app)
    expect(await screen.findByText('Votre mot de passe est enregistré.')).toBeVisible()
    expect(app.api.sent('useSetFirstPasswordMutation')[0]?.variables).toEqual({
      actualPassword: '',
      newPassword: GOOD,
    })
  })

  test('leads to the mailed link once the session is no longer recent, and keeps what was typed', async () => {
    const app = await open('/canteen-validation?token=lien', {
      checkTokenValidity: true,
      validateCanteenEmail: { token: 'fresh', hasPassword: false },
      updatePassword: refusal('BAD_USER_INPUT', 'Sign in again', { newPassword: 'SIGN_IN' }),
    })
    await app.user.click(await screen.findByRole('button', { name: 'Confirmer mon adresse' }))
    await choosePassword(app)
    const first = screen.getByLabelText('Nouveau mot de passe')
    await waitFor(() =>
      expect(first).toHaveAccessibleDescription(/par le lien de notre e-\u2060mail/),
    )
    expect(first).toHaveValue(GOOD)
  })

  test('asks nothing more of a customer who has a password', async () => {
    const { user } = await open('/canteen-validation?token=lien', {
      checkTokenValidity: true,
      validateCanteenEmail: { token: 'fresh', hasPassword: true },
    })
    await user.click(await screen.findByRole('button', { name: 'Confirmer mon adresse' }))
    expect(await screen.findByText(/ravis de vous voir\./)).toBeVisible()
    expect(screen.queryByLabelText('Nouveau mot de passe')).not.toBeInTheDocument()
  })

  test('that is used meanwhile says so, where the keyboard goes on', async () => {
    const { user } = await open('/canteen-validation?token=lien', {
      checkTokenValidity: true,
      validateCanteenEmail: wrongToken,
    })
    await user.click(await screen.findByRole('button', { name: 'Confirmer mon adresse' }))
    expect(await screen.findByRole('heading', { name: 'Ce lien ne sert plus' })).toBeVisible()
    expect(document.body).not.toHaveFocus()
  })

  test.each(['/canteen-validation', '/canteen-validation?token=lien'])(
    'at %s that does not hold sends another one',
    async (path) => {
      const { api, user } = await open(path, {
        checkTokenValidity: false,
        requestCanteenAccess: true,
      })
      expect(await screen.findByRole('heading', { name: 'Ce lien ne sert plus' })).toBeVisible()
      await fillIn(
        user,
        screen.getByLabelText('Adresse e-mail professionnelle'),
        'jeanne@cantine-rivoli.example',
      )
      await user.click(screen.getByRole('button', { name: 'Recevoir le lien' }))
      expect(await screen.findByText(/Si l’adresse jeanne@cantine-rivoli.example/)).toBeVisible()
      expect(api.sent('useRequestCanteenAccessMutation')).toHaveLength(1)
    },
  )
})
