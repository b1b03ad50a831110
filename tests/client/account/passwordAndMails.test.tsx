import { screen, waitFor } from '@testing-library/react'
import { refusal } from '../../support/fakeApi'
import { fillIn } from '../../support/fillIn'
import { CAMILLE, renderApp } from '../../support/renderApp'

const PASSWORD = 'Un-Dejeuner-2026'

describe('changing the password', () => {
  const open = (updatePassword: unknown) =>
    renderApp('/account/mot-de-passe', {
      user: CAMILLE,
      api: { updatePassword, getCustomerProfile: { hasPassword: true } },
    })
  const send = async (user: Awaited<ReturnType<typeof open>>['user'], next: string) => {
    await fillIn(user, await screen.findByLabelText('Mot de passe actuel'), PASSWORD)
    await fillIn(user, screen.getByLabelText('Nouveau mot de passe'), next)
    await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }))
  }

  test('says when it is done and starts anew', async () => {
    const { user, api } = await open(true)
    await send(user, 'Un-Diner-De-2027')
    expect(await screen.findByText(/Votre mot de passe est enregistré/)).toBeVisible()
    expect(screen.getByLabelText('Mot de passe actuel')).toHaveValue('')
    expect(screen.getByRole('button', { name: 'Changer le mot de passe' })).toHaveFocus()
    expect(api.sent('useUpdatePasswordMutation')[0]?.variables).toEqual({
      actualPassword: PASSWORD,
      newPassword: 'Un-Diner-De-2027',
    })
  })

  test('what was said of one change is gone as the next is sent', async () => {
    let isRefused = false
    const { user } = await open(() => {
      if (isRefused) throw refusal('BAD_USER_INPUT', 'Wrong password', { actualPassword: 'WRONG' })
      return true
    })
    await send(user, 'Un-Diner-De-2027')
    expect(await screen.findByText(/Votre mot de passe est enregistré/)).toBeVisible()
    isRefused = true
    await send(user, 'Un-Souper-De-2028')
    expect(await screen.findByText('Le mot de passe est incorrect.')).toBeVisible()
    expect(screen.queryByText(/Votre mot de passe est enregistré/)).not.toBeInTheDocument()
  })

  test('who got in by mail chooses a first one, then changes it like anybody', async () => {
    const { user, api } = await renderApp('/account/mot-de-passe', {
      user: CAMILLE,
      api: { updatePassword: true, getCustomerProfile: { hasPassword: false } },
    })
    await fillIn(user, await screen.findByLabelText('Nouveau mot de passe'), PASSWORD)
    expect(screen.queryByLabelText('Mot de passe actuel')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Choisir ce mot de passe' }))
    expect(await screen.findByText(/Votre mot de passe est/)).toBeVisible()
    expect(api.sent('useUpdatePasswordMutation')[0]?.variables).toEqual({
      actualPassword: '',
      newPassword: PASSWORD,
    })
    expect(screen.getByLabelText('Mot de passe actuel')).toHaveValue('')
  })

  test('who got in by mail a while ago is told how to choose a first one', async () => {
    const { user } = await renderApp('/account/mot-de-passe', {
      user: CAMILLE,
      api: {
        updatePassword: refusal('BAD_USER_INPUT', 'Sign in again', { newPassword: 'SIGN_IN' }),
        getCustomerProfile: { hasPassword: false },
      },
    })
    const next = await screen.findByLabelText('Nouveau mot de passe')
    await fillIn(user, next, PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Choisir ce mot de passe' }))
    await waitFor(() =>
      expect(next).toHaveAccessibleDescription(/quart d’heure.*«\sMot de passe oublié\s»/),
    )
    expect(next).toHaveValue(PASSWORD)
  })

  test('who chooses a first one that was chosen elsewhere meanwhile is asked for it', async () => {
    const { user } = await renderApp('/account/mot-de-passe', {
      user: CAMILLE,
      api: {
        updatePassword: refusal('BAD_USER_INPUT', 'Wrong password', { actualPassword: 'WRONG' }),
        getCustomerProfile: { hasPassword: false },
      },
    })
    const next = await screen.findByLabelText('Nouveau mot de passe')
    await fillIn(user, next, PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Choisir ce mot de passe' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Votre compte a déjà un mot de passe/,
    )
    expect(screen.getByLabelText('Mot de passe actuel')).toHaveValue('')
    expect(next).toHaveValue(PASSWORD)
  })

  test('a failure is said above the form, which keeps what was typed and is busy during the request', async () => {
    let fail: () => void = () => undefined
    const { user, api } = await open(
      () =>
        new Promise((_, reject) => {
          fail = () => reject(refusal('INTERNAL_SERVER_ERROR', 'masked'))
        }),
    )
    await send(user, 'Un-Diner-De-2027')
    const change = screen.getByRole('button', { name: 'Changer le mot de passe' })
    expect(change).toHaveAttribute('aria-busy', 'true')
    await user.click(change)
    expect(api.sent('useUpdatePasswordMutation')).toHaveLength(1)
    fail()
    expect(await screen.findByRole('alert')).toHaveTextContent(/Une erreur est survenue/)
    expect(screen.getByLabelText('Nouveau mot de passe')).toHaveValue('Un-Diner-De-2027')
  })

  test('a wrong present password is reported beside its field', async () => {
    const { user } = await open(() => {
      throw refusal('BAD_USER_INPUT', 'Wrong password', { actualPassword: 'WRONG' })
    })
    await send(user, 'Un-Diner-De-2027')
    expect(await screen.findByText('Le mot de passe est incorrect.')).toBeVisible()
    expect(screen.getByLabelText('Mot de passe actuel')).toHaveFocus()
  })

  test.each([
    ['court', /au moins 12 caractères/],
    ['a'.repeat(201), /au plus 200 caractères/],
    [PASSWORD, /différent de l’actuel/],
  ])('« %s » is refused without a request', async (next, words) => {
    const { user, api } = await open(true)
    await send(user, next)
    expect(screen.getAllByText(words).at(-1)).toBeVisible()
    expect(api.sent('useUpdatePasswordMutation')).toEqual([])
  })
})

describe('the mails of an account', () => {
  const list = (id: string, name: string, isSubscribed: boolean) => ({ id, name, isSubscribed })
  const lists = [list('newsletter', 'Les nouveautés', true), list('feedback', 'Votre avis', false)]

  test('are chosen box by box and sent together', async () => {
    const { user, api } = await renderApp('/account/abonnements', {
      user: CAMILLE,
      api: {
        getCustomerProfile: {
          id: '1',
          email: 'camille@atelier-nord.example',
          isEmailConfirmed: true,
        },
        getUserMailSubscriptions: lists,
        setMailSubscriptions: [list('newsletter', '', false), list('feedback', '', true)],
      },
    })
    const newsletter = await screen.findByRole('checkbox', { name: 'Les nouveautés' })
    expect(newsletter).toBeChecked()
    await user.click(newsletter)
    await user.click(screen.getByRole('checkbox', { name: 'Votre avis' }))
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Vos choix sont enregistrés.')).toBeVisible()
    expect(api.sent('useSetMailSubscriptionsMutation')[0]?.variables).toEqual({
      lists: ['feedback'],
    })
    expect(screen.getByRole('checkbox', { name: 'Votre avis' })).toBeChecked()
  })

  test('one that is chosen while the others are being stored stays chosen', async () => {
    let response: () => void = () => undefined
    const stored = new Promise((resolve) => {
      response = () => resolve([list('newsletter', '', false), list('feedback', '', false)])
    })
    const { user } = await renderApp('/account/abonnements', {
      user: CAMILLE,
      api: {
        getCustomerProfile: {
          id: '1',
          email: 'camille@atelier-nord.example',
          isEmailConfirmed: true,
        },
        getUserMailSubscriptions: lists,
        setMailSubscriptions: () => stored,
      },
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Les nouveautés' }))
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await user.click(screen.getByRole('checkbox', { name: 'Votre avis' }))
    response()
    expect(await screen.findByText('Vos choix sont enregistrés.')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Les nouveautés' })).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Votre avis' })).toBeChecked()
  })

  test('are chosen once the address is confirmed', async () => {
    await renderApp('/account/abonnements', {
      user: CAMILLE,
      api: {
        getCustomerProfile: {
          id: '1',
          email: 'camille@atelier-nord.example',
          isEmailConfirmed: false,
        },
        getUserMailSubscriptions: lists,
      },
    })
    expect(await screen.findByRole('button', { name: 'Renvoyer le lien' })).toBeVisible()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  test('that could not be kept say so and keep the boxes', async () => {
    const { user } = await renderApp('/account/abonnements', {
      user: CAMILLE,
      api: {
        getCustomerProfile: {
          id: '1',
          email: 'camille@atelier-nord.example',
          isEmailConfirmed: true,
        },
        getUserMailSubscriptions: lists,
        setMailSubscriptions: () => {
          throw refusal('INTERNAL_SERVER_ERROR', 'masked')
        },
      },
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Votre avis' }))
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/Une erreur est survenue/)
    expect(screen.getByRole('checkbox', { name: 'Votre avis' })).toBeChecked()
  })
})
