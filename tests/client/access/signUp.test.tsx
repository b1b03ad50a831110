import { screen, waitFor, within } from '@testing-library/react'
import { ACCEPT_ALL, REFUSE_ALL, type ConsentChoices } from '#domain/customer/consent'
import { createFakeApi, refusal, type FakeApi } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'

async function openForm(
  responses: Readonly<Record<string, unknown>> = {},
  consent: ConsentChoices = REFUSE_ALL,
  errors: readonly object[] = [],
) {
  const shop = createFakeApi({ getUserFromToken: CAMILLE, ...responses })
  const fetch: FakeApi['fetch'] = async (url, request) =>
    errors.length > 0 && String(request?.body).includes('useSignUpMutation')
      ? Response.json({ data: null, errors })
      : shop.fetch(url, request)
  const api = { ...shop, fetch }
  const app = await renderApp('/auth?retour=/nulle-part', { api, consent })
  await app.user.click(await screen.findByRole('button', { name: 'Créer un compte entreprise' }))
  const form = within(screen.getByRole('form', { name: 'Créer un compte entreprise' }))
  const fill = async (password = 'Une-Belle-Table-2026') => {
    await app.user.type(form.getByLabelText('Prénom'), 'Camille')
    await app.user.type(form.getByLabelText('Nom'), 'Roche')
    await app.user.type(form.getByLabelText('Adresse e-mail'), 'camille@atelier-nord.example')
    await app.user.type(form.getByLabelText('Mot de passe'), password)
  }
  const submit = () => app.user.click(form.getByRole('button', { name: 'Créer mon compte' }))
  return { ...app, api, form, fill, submit }
}

const terms = /J’accepte les conditions générales/

test('an empty form sends nothing and moves the focus to its first field', async () => {
  const { api, form, submit } = await openForm()
  await submit()
  await waitFor(() => expect(form.getByLabelText('Prénom')).toHaveFocus())
  expect(form.getByLabelText('Prénom')).toHaveAccessibleDescription('Indiquez votre prénom.')
  expect(form.getByLabelText('Nom')).toHaveAccessibleDescription('Indiquez votre nom.')
  expect(form.getByText('Indiquez votre adresse e-mail.')).toBeVisible()
  expect(form.getByText('Choisissez un mot de passe.')).toBeVisible()
  expect(api.sent('useSignUpMutation')).toHaveLength(0)
})

test('the company is proposed while its name is typed, and kept with the account', async () => {
  const company = {
    ...{ name: 'Atelier Martin', siren: '010413706', siret: '01041370600010' },
    ...{ address: '4 rue Saint-Augustin, 75002 Paris', postalCode: '75002', town: 'Paris' },
  }
  const named: unknown[] = []
  const { api, user, form, fill, submit } = await openForm({
    companies: [company],
    signup: { token: 'token-of-camille' },
    updateCustomer: (variables: unknown) => {
      named.push(variables)
      return { id: '1' }
    },
  })
  await fill()
  await user.type(form.getByRole('combobox', { name: /Votre société/ }), 'atel')
  await user.click(await form.findByRole('option', { name: /^Atelier Martin/ }))
  await user.click(form.getByLabelText(terms))
  await submit()
  await waitFor(() => expect(named).toEqual([{ companyName: 'Atelier Martin' }]))
  expect(api.sent('useSignUpMutation')[0]?.variables).not.toHaveProperty('companyName')
})

test('the terms must be accepted, in the words of the error catalogue', async () => {
  const { form, fill, submit } = await openForm()
  await fill()
  await submit()
  expect(
    await form.findByText("Merci d'accepter les CGV pour poursuivre l'inscription."),
  ).toBeVisible()
  await waitFor(() => expect(form.getByLabelText(terms)).toHaveFocus())
})

test('a weak password is refused before it is sent', async () => {
  const { api, form, fill, submit } = await openForm()
  await fill('tropcourt')
  await submit()
  expect(form.getByText('Le mot de passe doit compter au moins 12 caractères.')).toBeVisible()
  expect(api.sent('useSignUpMutation')).toHaveLength(0)
})

test('an address already taken is said on its field, and nothing typed is lost', async () => {
  const taken = () => {
    throw refusal('BAD_USER_INPUT', 'EMAIL_TAKEN', { email: 'TAKEN' })
  }
  const { form, fill, submit, user } = await openForm({ signup: taken })
  await fill()
  await user.click(form.getByLabelText(terms))
  await submit()
  expect(await form.findByText('Un compte existe déjà pour cette adresse email.')).toBeVisible()
  await waitFor(() => expect(form.getByLabelText('Adresse e-mail')).toHaveFocus())
  expect(form.getByLabelText('Prénom')).toHaveValue('Camille')
})

const error = (message: string, extensions?: object) => ({ message, extensions })

const otherServers: [string, object[], string][] = [
  [
    'several errors',
    [error('Adresse refusée.'), error('Domaine inconnu.')],
    'Adresse refusée. Domaine inconnu.',
  ],
  [
    'an error without a code',
    [error('Votre entreprise a déjà un compte.')],
    'Votre entreprise a déjà un compte.',
  ],
  [
    'a sentence beside the name of a field',
    [error('Cette adresse est prise.', { code: 'BAD_USER_INPUT', fields: { email: 'TAKEN' } })],
    'Cette adresse est prise.',
  ],
  [
    'a sentence in the place of a code',
    [error('INVALID', { code: 'BAD_USER_INPUT', fields: { email: 'Adresse trop courte.' } })],
    'Adresse trop courte.',
  ],
]

test.each(otherServers)('the words of another back end are shown: %s', async (_, errors, words) => {
  const { form, fill, submit, user } = await openForm({}, REFUSE_ALL, errors)
  await fill()
  await user.click(form.getByLabelText(terms))
  await submit()
  expect(await form.findByText(words)).toBeVisible()
})

test('a complete form opens the account and signs in', async () => {
  const { api, form, fill, submit, user } = await openForm({ signup: { token: 'fresh' } })
  await fill()
  await user.click(form.getByLabelText(terms))
  await submit()
  await screen.findByRole('heading', { name: 'Cette page n’est pas au menu' })
  expect(screen.getByRole('button', { name: 'Compte de Camille Roche' })).toBeVisible()
  expect(api.sent('useSignUpMutation')[0]?.variables).toMatchObject({
    hasAcceptedTerms: true,
    hasAcceptedNewsletter: false,
  })
})

test('the campaign that brought a visitor goes with the account, when they allow it', async () => {
  window.history.replaceState(null, '', '/?utm_source=lettre-de-mai&utm_term=midi')
  try {
    for (const consent of [ACCEPT_ALL, REFUSE_ALL]) {
      const { api, form, fill, submit, user, unmount } = await openForm(
        { signup: { token: 'fresh' } },
        consent,
      )
      await fill()
      await user.click(form.getByLabelText(terms))
      await submit()
      await waitFor(() => expect(api.sent('useSignUpMutation')).toHaveLength(1))
      const { utmSource, utmTerm } = api.sent('useSignUpMutation')[0]?.variables ?? {}
      expect({ utmSource, utmTerm }).toEqual({
        utmSource: consent === ACCEPT_ALL ? 'lettre-de-mai' : null,
        utmTerm: null,
      })
      await screen.findByRole('heading', { name: 'Cette page n’est pas au menu' })
      unmount()
    }
  } finally {
    window.history.replaceState(null, '', '/')
  }
})
