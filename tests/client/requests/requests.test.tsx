import { screen, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { limited, refusal } from '../../support/fakeApi'
import { fillIn } from '../../support/fillIn'
import { renderApp } from '../../support/renderApp'

type User = ReturnType<typeof userEvent.setup>

/** Opens a form from the foot of a quiet page. */
async function openForm(link: string, title: string, api = {}) {
  const app = await renderApp('/cgv', { api })
  await app.user.click(await screen.findByRole('button', { name: link }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  return { ...app, dialog }
}

async function fill(user: User, dialog: ReturnType<typeof within>, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await fillIn(user, dialog.getByLabelText(new RegExp(`^${label}`)), text)
  }
}

const SENDER = { 'Votre nom': 'Awa Diallo', 'Adresse e-mail': 'awa@exemple.example' }
const QUOTE = {
  Date: '2026-12-10',
  'Nombre de personnes': '40',
  'Code postal': '75002',
  Prénom: 'Awa',
  Nom$: 'Diallo',
  Société: 'Exemple SA',
  Téléphone: '01 99 00 43 21',
  'Adresse e-mail': 'awa@exemple.example',
}

test('a quote is requested with every field of the form', async () => {
  const sent: unknown[] = []
  const { user, dialog } = await openForm('Demander un devis', 'Demander un devis', {
    requestQuote: ({ quote }: { quote: unknown }) => {
      sent.push(quote)
      return true
    },
  })
  await fill(user, dialog, QUOTE)
  expect(dialog.getByLabelText(/^Date/)).toHaveAccessibleDescription('jeudi 10\u00a0décembre 2026')
  expect(dialog.getByText(/^Dites-nous l’essentiel/)).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: /^J’accepte/ }))
  await user.click(dialog.getByRole('button', { name: 'Envoyer la demande' }))
  expect(await dialog.findByText(/Votre demande est partie/)).toBeVisible()
  expect(dialog.getAllByText(/sous un jour ouvré/)).toHaveLength(1)
  expect(dialog.queryByText(/^Dites-nous l’essentiel/)).not.toBeInTheDocument()
  expect(sent).toEqual([
    {
      mode: 'mealtray',
      eventDate: '2026-12-10',
      persons: 40,
      firstname: 'Awa',
      name: 'Diallo',
      phone: '01 99 00 43 21',
      email: 'awa@exemple.example',
      message: '',
      postalCode: '75002',
      company: 'Exemple SA',
      hasAcceptedPrivacy: true,
      website: '',
    },
  ])
})

test('a company that is chosen for a quote brings the postal code of its seat, and no other than an empty one', async () => {
  const company = {
    ...{ name: 'Atelier Martin', siren: '010413706', siret: '01041370600010' },
    ...{ address: '4 rue Saint-Augustin, 75002 Paris', postalCode: '75002', town: 'Paris' },
  }
  const { user, dialog } = await openForm('Demander un devis', 'Demander un devis', {
    companies: [company],
  })
  const field = dialog.getByRole('combobox', { name: 'Société' })
  const code = dialog.getByLabelText(/^Code postal/)
  await user.type(field, 'atel')
  await user.click(await dialog.findByRole('option', { name: /^Atelier Martin/ }))
  expect(field).toHaveValue('Atelier Martin')
  expect(code).toHaveValue('75002')
  await user.clear(code)
  await user.type(code, '92400')
  await user.type(field, ' et')
  await user.click(await dialog.findByRole('option', { name: /^Atelier Martin/ }))
  expect(code).toHaveValue('92400')
})

test('an empty quote moves the focus to the first field in error and says what is missing', async () => {
  const { user, dialog } = await openForm('Demander un devis', 'Demander un devis')
  await user.click(dialog.getByRole('button', { name: 'Envoyer la demande' }))
  expect(dialog.getByLabelText(/^Date/)).toHaveFocus()
  for (const words of [
    'Indiquez la date de l’événement.',
    'Indiquez le nombre de personnes.',
    'Indiquez le code postal de l’événement.',
    'Indiquez votre prénom.',
    'Indiquez votre nom.',
    'Indiquez le nom de la société.',
    'Indiquez votre numéro de téléphone.',
    'Indiquez votre adresse e-mail.',
  ]) {
    expect(dialog.getByText(words)).toBeVisible()
  }
  expect(dialog.getByText(/Cochez cette case/)).toBeVisible()
})

test.each([
  ['in an hour', refusal('RATE_LIMITED', 'Too many attempts'), 'une heure'],
  ['when the server says so', limited(600), '10 minutes'],
])('what was typed survives a limit, to be sent %s', async (_, error, wait) => {
  const { user, dialog } = await openForm('Nous écrire', 'Nous écrire', {
    sendContactMessage: () => {
      throw error
    },
  })
  await fill(user, dialog, SENDER)
  await user.type(dialog.getByLabelText(/^Message/), 'Bonjour')
  await user.click(dialog.getByRole('button', { name: 'Envoyer le message' }))
  const words = `Plusieurs demandes sont déjà parties d’ici. Patientez ${wait}, ou appelez-nous au 01 99 00 12 34.`
  expect(await dialog.findByText(words)).toBeVisible()
  expect(dialog.getByLabelText(/^Message/)).toHaveValue('Bonjour')
})

test('what was typed is there again when the form is opened again', async () => {
  const { user, dialog } = await openForm('Nous écrire', 'Nous écrire')
  await user.type(dialog.getByLabelText(/^Message/), 'Un brouillon')
  await user.click(dialog.getByRole('button', { name: 'Fermer' }))
  await user.click(screen.getByRole('button', { name: 'Nous écrire' }))
  const again = within(await screen.findByRole('dialog', { name: 'Nous écrire' }))
  expect(again.getByLabelText(/^Message/)).toHaveValue('Un brouillon')
})

test('the menu of the week is chosen by week, with prices unless they are unwanted', async () => {
  const requested: unknown[] = []
  const { user, dialog } = await openForm('Le menu de la semaine', 'Le menu de la semaine', {
    weeklyMenu: (variables: unknown) => {
      requested.push(variables)
      return { fileUrl: '/documents/menu.pdf' }
    },
  })
  await user.selectOptions(dialog.getByLabelText('Semaine'), 'Du 30 novembre au 4 décembre')
  await user.click(dialog.getByRole('checkbox', { name: 'Avec les prix' }))
  await user.click(dialog.getByRole('button', { name: 'Préparer le PDF' }))
  expect(await dialog.findByRole('link', { name: 'Ouvrir le PDF' })).toHaveAttribute(
    'href',
    '/documents/menu.pdf',
  )
  expect(requested).toEqual([{ week: '2026-W49', withPrice: false }])
  await user.selectOptions(dialog.getByLabelText('Semaine'), '2026-W50')
  expect(dialog.queryByRole('link', { name: 'Ouvrir le PDF' })).toBeNull()
})

test('the week that was chosen is there again when the form is opened again', async () => {
  const title = 'Le menu de la semaine'
  const { user, dialog } = await openForm(title, title)
  await user.selectOptions(dialog.getByLabelText('Semaine'), '2026-W50')
  await user.click(dialog.getByRole('checkbox', { name: 'Avec les prix' }))
  await user.click(dialog.getByRole('button', { name: 'Fermer' }))
  await user.click(screen.getByRole('button', { name: title }))
  const again = within(await screen.findByRole('dialog', { name: title }))
  expect(again.getByLabelText('Semaine')).toHaveValue('2026-W50')
  expect(again.getByRole('checkbox', { name: 'Avec les prix' })).not.toBeChecked()
})

const PERSON = {
  Prénom: 'Awa',
  Nom$: 'Diallo',
  Société: 'Exemple SA',
  'Adresse e-mail': 'awa@exemple.example',
}
const SENT_PERSON = {
  firstname: 'Awa',
  lastname: 'Diallo',
  company: 'Exemple SA',
  email: 'awa@exemple.example',
}
/** A server that keeps what each form sends. */
function keepForms() {
  const sent: unknown[] = []
  const keep = (form: unknown) => {
    sent.push(form)
    return true
  }
  return {
    sent,
    api: {
      sendContactMessage: keep,
      requestPhoneCall: keep,
      requestCatalogue: keep,
      subscribeToNewsletter: keep,
    },
  }
}

test('a call back is requested with its mode, and shows that it is on its way', async () => {
  let arrive = (_isTaken: boolean) => {}
  const { sent, api } = keepForms()
  const { user, dialog } = await openForm('Être rappelé', 'Être rappelé', {
    requestPhoneCall: (form: unknown) => {
      api.requestPhoneCall(form)
      return new Promise<boolean>((resolve) => (arrive = resolve))
    },
  })
  expect(dialog.getByLabelText('Votre projet')).toHaveDisplayValue('Plateaux repas')
  await fill(user, dialog, {
    ...PERSON,
    Téléphone: '01 99 00 43 21',
    'Code postal': '92400',
  })
  await user.selectOptions(dialog.getByLabelText('Votre projet'), 'Pâtisserie')
  await user.selectOptions(dialog.getByLabelText(/^Effectif/), '50 à 99 personnes')
  const send = dialog.getByRole('button', { name: 'Demander un rappel' })
  await user.click(send)
  expect(send).toHaveAttribute('aria-busy', 'true')
  await user.click(send)
  arrive(true)
  expect(await dialog.findByText(/C’est noté/)).toBeVisible()
  expect(sent).toEqual([
    {
      phoneCall: {
        ...SENT_PERSON,
        mode: 'pastry',
        phone: '01 99 00 43 21',
        postalCodeCompany: '92400',
        employeesNumberRange: '50-99',
        website: '',
      },
    },
  ])
})

test.each([
  {
    link: 'Nous écrire',
    title: 'Nous écrire',
    fields: { ...SENDER, Message: 'Bonjour' },
    button: 'Envoyer le message',
    thanks: /Votre message est parti/,
    sent: {
      contact: {
        name: 'Awa Diallo',
        phone: '',
        email: 'awa@exemple.example',
        message: 'Bonjour',
        website: '',
      },
    },
  },
  {
    link: 'Recevoir le catalogue',
    title: 'Recevoir le catalogue',
    fields: PERSON,
    button: 'Recevoir le catalogue',
    thanks: /le catalogue arrive/,
    sent: { prospect: { ...SENT_PERSON, phone: '', website: '' } },
  },
  {
    link: 'Les nouveautés de la carte',
    title: 'Les nouveautés de la carte',
    fields: { 'Adresse e-mail': 'awa@exemple.example' },
    button: 'M’inscrire',
    thanks: /confirmer votre inscription/,
    sent: { email: 'awa@exemple.example', website: '' },
  },
])(
  '« $link » sends its fields and thanks',
  async ({ link, title, fields, button, ...expected }) => {
    const { sent, api } = keepForms()
    const { user, dialog } = await openForm(link, title, api)
    await fill(user, dialog, fields)
    await user.click(dialog.getByRole('button', { name: button }))
    expect(await dialog.findByText(expected.thanks)).toBeVisible()
    // Not of the region itself: it would be read as it comes and again as it is focused.
    expect(dialog.getByRole('status').parentElement).toHaveFocus()
    expect(sent).toEqual([expected.sent])
  },
)

test('the field for bots is out of everybody’s way, and tells the server who filled it', async () => {
  const { sent, api } = keepForms()
  const { user, dialog } = await openForm(
    'Les nouveautés de la carte',
    'Les nouveautés de la carte',
    api,
  )
  const [email] = dialog.getAllByRole('textbox')
  const trap = dialog.getAllByRole('textbox', { hidden: true }).find((field) => field !== email)
  if (!email || !trap) throw new Error('A field is missing')
  expect(dialog.getAllByRole('textbox')).toHaveLength(1)
  expect(trap).toHaveAttribute('tabindex', '-1')
  expect(trap).toHaveAttribute('autocomplete', 'off')
  await fillIn(user, email, 'bot@exemple.example')
  await fillIn(user, trap, 'https://spam.example')
  await user.click(dialog.getByRole('button', { name: 'M’inscrire' }))
  expect(await dialog.findByText(/confirmer votre inscription/)).toBeVisible()
  expect(sent).toEqual([{ email: 'bot@exemple.example', website: 'https://spam.example' }])
})
