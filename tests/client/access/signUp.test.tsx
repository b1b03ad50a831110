import { screen, waitFor, within } from '@testing-library/react'
import type { Cart } from '#domain/cart/cart'
import { BLANK_INVOICE_CONTACT } from '#domain/cart/cartContacts'
import { ACCEPT_ALL, REFUSE_ALL, type ConsentChoices } from '#domain/customer/consent'
import { openingStorage } from '../../../src/client/state/openingStorage'
import { createFakeApi, refusal, type FakeApi } from '../../support/fakeApi'
import { fillIn } from '../../support/fillIn'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { aCart } from '../../support/shopFront'
import { storedCart } from '../../support/storedCart'

async function openForm(
  responses: Readonly<Record<string, unknown>> = {},
  consent: ConsentChoices = REFUSE_ALL,
  errors: readonly object[] = [],
  cart?: Cart,
) {
  const shop = createFakeApi({ getUserFromToken: CAMILLE, ...responses })
  const fetch: FakeApi['fetch'] = async (url, request) =>
    errors.length > 0 && String(request?.body).includes('useSignUpMutation')
      ? Response.json({ data: null, errors })
      : shop.fetch(url, request)
  const api = { ...shop, fetch }
  const app = await renderApp('/auth?retour=/nulle-part', {
    api,
    consent,
    ...(cart && { cart }),
  })
  await app.user.click(await screen.findByRole('button', { name: 'Créer un compte entreprise' }))
  const form = within(screen.getByRole('form', { name: 'Créer un compte entreprise' }))
  const fill = async (password = 'Une-Belle-Table-2026') => {
    await fillIn(app.user, form.getByLabelText('Prénom'), 'Camille')
    await fillIn(app.user, form.getByLabelText('Nom'), 'Roche')
    await fillIn(app.user, form.getByLabelText('Adresse e-mail'), 'camille@atelier-nord.example')
    await fillIn(app.user, form.getByLabelText('Mot de passe'), password)
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

const MARTIN = {
  ...{ name: 'Atelier Martin', siren: '010413706', siret: '01041370600010' },
  ...{ address: '4 rue Saint-Augustin, 75002 Paris', postalCode: '75002', town: 'Paris' },
}
async function chooseCompany(cart?: Cart) {
  const named: unknown[] = []
  const responses = {
    companies: [MARTIN],
    signup: { token: 'token-of-camille' },
    updateCustomer: (variables: unknown) => {
      named.push(variables)
      return { id: '1' }
    },
  }
  const app = await openForm(responses, REFUSE_ALL, [], cart)
  await app.fill()
  const field = app.form.getByRole('combobox', { name: /Société/ })
  await app.user.type(field, 'atel')
  await app.user.click(await app.form.findByRole('option', { name: /^Atelier Martin/ }))
  await app.user.click(app.form.getByLabelText(terms))
  return { ...app, field, named }
}

test('the company is proposed while its name is typed, and kept with the account', async () => {
  const { api, submit, named } = await chooseCompany()
  await submit()
  await waitFor(() => expect(named).toEqual([{ companyName: 'Atelier Martin' }]))
  expect(api.sent('useSignUpMutation')[0]?.variables).not.toHaveProperty('companyName')
})

test('SIRET and seat of the company that was chosen are kept for the first invoice', async () => {
  const { submit } = await chooseCompany()
  await submit()
  await waitFor(() =>
    expect(storedCart()).toMatchObject({
      invoiceContact: {
        companyName: 'Atelier Martin',
        companySiret: '010\u00a0413\u00a0706\u00a000010',
        address: MARTIN.address,
        customerName: 'Camille Roche',
      },
    }),
  )
})

test('a name that was typed over the company keeps nothing of it for the invoice', async () => {
  const { user, submit, field, named } = await chooseCompany()
  await user.type(field, ' et fils')
  await submit()
  await waitFor(() => expect(named).toEqual([{ companyName: 'Atelier Martin et fils' }]))
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument())
  expect(storedCart()).not.toMatchObject({ invoiceContact: { address: MARTIN.address } })
})

test('an invoice that is written already stays as it is', async () => {
  const written = { ...BLANK_INVOICE_CONTACT, customerName: 'Hugo Perrin', address: '8 rue Foy' }
  const { submit } = await chooseCompany(aCart({ invoiceContact: written }))
  await submit()
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument())
  expect(storedCart()).toMatchObject({ invoiceContact: written })
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

test.each([
  ['of too few characters', 'tropcourt', 'au moins 12'],
  ['of too many', 'a'.repeat(201), 'au plus 200'],
])('a password %s is refused before it is sent', async (_, password, bound) => {
  const { api, form, fill, submit } = await openForm()
  await fill(password)
  await submit()
  expect(form.getByText(`Le mot de passe doit compter ${bound} caractères.`)).toBeVisible()
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
const about = (fields: object) => ({ code: 'BAD_USER_INPUT', fields })
const TAKEN = 'Un compte existe déjà pour cette adresse email.'

type Shown = { form?: string; email?: string; password?: string }

const otherServers: [string, object[], Shown][] = [
  [
    'several errors',
    [error('Adresse refusée.'), error('Domaine inconnu.')],
    { form: 'Adresse refusée.\nDomaine inconnu.' },
  ],
  [
    'an error without a code',
    [error('Votre entreprise a déjà un compte.')],
    { form: 'Votre entreprise a déjà un compte.' },
  ],
  [
    'a sentence with a code that is not about a form',
    [error('Votre entreprise a déjà un compte.', { code: 'FORBIDDEN' })],
    { form: 'Votre entreprise a déjà un compte.' },
  ],
  [
    'a sentence that says how long to wait',
    [error('Réessayez dans une heure.', { code: 'RATE_LIMITED' })],
    { form: 'Réessayez dans une heure.' },
  ],
  [
    'a sentence beside the name of a field',
    [error('Cette adresse est prise.', about({ email: 'TAKEN' }))],
    { email: 'Cette adresse est prise.' },
  ],
  [
    'a sentence in the place of a code',
    [error('Formulaire refusé.', about({ email: 'Adresse trop courte.' }))],
    { form: 'Formulaire refusé.', email: 'Adresse trop courte.' },
  ],
  [
    'a code without words, then a sentence about no field',
    [error('EMAIL_TAKEN', about({ email: 'TAKEN' })), error('Domaine inconnu.')],
    { form: 'Domaine inconnu.', email: TAKEN },
  ],
  [
    'a sentence about no field, then one about a field',
    [error('Trop court'), error('Sans chiffre', about({ password: 'INVALID' }))],
    { form: 'Trop court', password: 'Sans chiffre' },
  ],
  [
    'two errors about one field',
    [
      error('Trop court', about({ password: 'INVALID' })),
      error('Sans chiffre', about({ password: 'INVALID' })),
    ],
    { password: 'Trop court\nSans chiffre' },
  ],
  [
    'two sentences about one field',
    [error('Trop court\nSans chiffre', about({ password: 'INVALID' }))],
    { password: 'Trop court\nSans chiffre' },
  ],
  [
    'one sentence about two fields',
    [error('Adresse et mot de passe se valent.', about({ email: 'X', password: 'X' }))],
    { form: 'Adresse et mot de passe se valent.' },
  ],
  [
    'a sentence about a field that the form does not have',
    [error('Numéro inconnu.', about({ siret: 'SIRET' }))],
    { form: 'Numéro inconnu.' },
  ],
  [
    'a code only',
    [error('NOPE', { code: 'RATE_LIMITED' })],
    { form: 'Trop de tentatives. Patientez quelques minutes avant de réessayer.' },
  ],
  [
    'a masked fault',
    [error('Internal server error', { code: 'INTERNAL_SERVER_ERROR' })],
    {
      form: 'Une erreur est survenue, merci de réessayer ou de contacter notre support au 01\u00a099\u00a000\u00a012\u00a034.',
    },
  ],
]

test.each(otherServers)('the words of another back end are shown: %s', async (_, errors, shown) => {
  const { form, fill, submit, user } = await openForm({}, REFUSE_ALL, errors)
  await fill()
  await user.click(form.getByLabelText(terms))
  await submit()
  const wordsOf = (label: string) => {
    const field = form.getByLabelText(label)
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
    const texts = ids.map((id) => document.getElementById(id)?.textContent)
    return field.matches('[aria-invalid=true]') ? texts[0] : undefined
  }
  await waitFor(() =>
    expect({
      form: form.queryByRole('alert')?.textContent,
      email: wordsOf('Adresse e-mail'),
      password: wordsOf('Mot de passe'),
    }).toEqual(shown),
  )
})

test('a complete form opens the account, signs in and welcomes', async () => {
  const { api, form, fill, submit, user } = await openForm({ signup: { token: 'fresh' } })
  await fill()
  const company = form.getByRole('combobox', { name: /Société/ })
  await user.type(company, 'A')
  await user.clear(company)
  await user.click(form.getByLabelText(terms))
  await submit()
  await screen.findByRole('heading', { name: 'Cette page n’est pas au menu' })
  const words = screen.getByText(/^Bienvenue Camille\. /)
  expect(words).toHaveTextContent(
    /écrit à camille@atelier-nord\.example\s: confirmez votre adresse\.$/,
  )
  expect(words.closest('[aria-live=polite]')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Compte de Camille Roche' })).toBeVisible()
  expect(api.sent('useSignUpMutation')[0]?.variables).toMatchObject({
    hasAcceptedTerms: true,
    hasAcceptedNewsletter: false,
  })
  expect(openingStorage.load()).toBe('none')
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
