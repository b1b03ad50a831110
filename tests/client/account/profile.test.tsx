import { screen, waitFor, within } from '@testing-library/react'
import { limited, refusal } from '../../support/fakeApi'
import { fillIn } from '../../support/fillIn'
import { CAMILLE, renderApp } from '../../support/renderApp'

const profile = {
  id: '1',
  firstname: 'Camille',
  lastname: 'Roche',
  email: 'camille@atelier-nord.example',
  phone: null,
  companyName: null,
  companySize: null,
  companyActivityField: null,
  hasAcceptedNewsletter: true,
}

const open = (responses: object = {}, changes: object = {}) =>
  renderApp('/account/informations', {
    user: CAMILLE,
    api: {
      getCustomerProfile: { ...profile, ...changes },
      updateCustomer: (args: object) => ({ ...profile, ...args }),
      ...responses,
    },
  })
const form = () => screen.findByRole('form', { name: 'Mes informations' })

test('what is missing is named, until it is there', async () => {
  const { user } = await open()
  expect(
    await screen.findByText(
      /^Il manque votre téléphone et le nom de votre société\s: indiquez-les pour préremplir/,
    ),
  ).toBeVisible()
  await fillIn(user, screen.getByLabelText(/^Téléphone/), '01 99 00 56 78')
  await user.type(screen.getByLabelText(/^Société/), 'Nord')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Vos informations sont enregistrées.')).toBeVisible()
  expect(screen.queryByText(/Il manque/)).not.toBeInTheDocument()
})

test('who wants another e-mail address finds the number to call beside it', async () => {
  await open()
  const fields = within(await form())
  expect(fields.getByRole('link', { name: '01 99 00 12 34' })).toHaveAttribute(
    'href',
    'tel:+33199001234',
  )
})

test('all fields of the form are sent, and the header follows the name', async () => {
  const { user, api } = await open({}, { phone: '01 99 00 56 78', companyName: 'Nord' })
  const fields = within(await form())
  await fillIn(user, fields.getByLabelText('Prénom'), 'Maud')
  await user.selectOptions(fields.getByLabelText('Effectif'), '50 à 99 personnes')
  expect(fields.getByRole('option', { name: /^500\spersonnes ou plus$/ })).toBeInTheDocument()
  await fillIn(user, fields.getByLabelText(/^Secteur/), 'Architecture')
  await user.click(fields.getByRole('checkbox', { name: /nouveautés/ }))
  await user.click(fields.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByRole('button', { name: 'Compte de Maud Roche' })).toBeVisible()
  expect(api.sent('useUpdateCustomerMutation')[0]?.variables).toEqual({
    firstname: 'Maud',
    lastname: 'Roche',
    phone: '01 99 00 56 78',
    companyName: 'Nord',
    companySize: '50-99',
    companyActivityField: 'Architecture',
    hasAcceptedNewsletter: false,
  })
})

test('what is typed while the profile is being saved stays', async () => {
  let respond: (() => void) | undefined
  const { user } = await open({
    updateCustomer: (args: object) =>
      new Promise((resolve) => {
        respond = () => resolve({ ...profile, ...args })
      }),
  })
  const fields = within(await form())
  await user.type(fields.getByLabelText(/^Société/), 'Nord')
  await user.click(fields.getByRole('button', { name: 'Enregistrer' }))
  await user.type(fields.getByLabelText(/^Secteur/), 'Architecture')
  await waitFor(() => expect(respond).toBeDefined())
  respond?.()
  expect(await screen.findByText('Vos informations sont enregistrées.')).toBeVisible()
  expect(fields.getByLabelText(/^Société/)).toHaveValue('Nord')
  expect(fields.getByLabelText(/^Secteur/)).toHaveValue('Architecture')
})

test('a wrong field keeps the form and has the focus', async () => {
  const { user, api } = await open()
  await user.type(await screen.findByLabelText(/^Téléphone/), '12')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(screen.getByText(/Saisissez un numéro français/)).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText(/^Téléphone/)).toHaveFocus())
  expect(api.sent('useUpdateCustomerMutation')).toEqual([])
})

test('a failure says so above the form and keeps what was typed; the server’s word on a field goes to it', async () => {
  const { user, api } = await open({
    updateCustomer: () => {
      throw refusal('INTERNAL_SERVER_ERROR', 'masked')
    },
  })
  await user.type(await screen.findByLabelText(/^Société/), 'Nord')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/Une erreur est survenue/)
  expect(screen.getByLabelText(/^Société/)).toHaveValue('Nord')
  api.response({
    updateCustomer: () => {
      throw refusal('BAD_USER_INPUT', 'Not a profile', { lastname: 'TOO_LONG' })
    },
  })
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Ce texte est trop long.')).toBeVisible()
  expect(screen.getByLabelText('Nom')).toHaveFocus()
})

describe('an address that is not confirmed', () => {
  const waiting = /Confirmez votre adresse camille@atelier-nord.example/

  test('is told, and another link is sent', async () => {
    const { user } = await open({ sendEmailConfirmation: true }, { isEmailConfirmed: false })
    expect(await screen.findByText(waiting)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Renvoyer le lien' }))
    expect(
      await screen.findByText(
        'Le lien est renvoyé. Regardez aussi dans les courriers indésirables.',
      ),
    ).toBeVisible()
  })

  test('says when another one leaves, once too many links were sent in a day', async () => {
    const sendEmailConfirmation = () => {
      throw limited(20 * 3600)
    }
    const { user } = await open({ sendEmailConfirmation }, { isEmailConfirmed: false })
    await user.click(await screen.findByRole('button', { name: 'Renvoyer le lien' }))
    expect(
      await screen.findByText('Trop de tentatives. Patientez jusqu’à demain avant de réessayer.'),
    ).toBeVisible()
  })

  test('that is confirmed is not', async () => {
    await open({}, { isEmailConfirmed: true })
    await form()
    expect(screen.queryByText(waiting)).not.toBeInTheDocument()
  })
})

describe('what was changed and not saved', () => {
  const KEPT = {
    'tablee.drafts': {
      profile: { companyActivityField: 'Architecture', 'companyActivityField:before': '' },
    },
  }
  const reopen = (changes: object = {}) =>
    renderApp('/account/informations', {
      user: CAMILLE,
      inTab: KEPT,
      api: {
        getCustomerProfile: { ...profile, ...changes },
        updateCustomer: (args: object) => ({ ...profile, ...args }),
      },
    })
  const drafts = (): unknown => JSON.parse(window.sessionStorage.getItem('tablee.drafts') ?? '{}')

  test('is kept, field by field', async () => {
    const { user } = await open({}, { companyName: 'Nord' })
    await user.type(within(await form()).getByLabelText(/^Secteur/), 'Conseil')
    await user.clear(screen.getByLabelText(/^Société/))
    expect(drafts()).toEqual({
      profile: {
        companyActivityField: 'Conseil',
        'companyActivityField:before': '',
        companyName: '',
        'companyName:before': 'Nord',
      },
    })
  })

  test('is there after a reload, says so, and is forgotten once it is saved', async () => {
    const { user, api } = await reopen({ companyName: 'Nord' })
    expect(within(await form()).getByLabelText(/^Secteur/)).toHaveValue('Architecture')
    expect(screen.getByText(/^Vos modifications sont encore là/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Vos informations sont enregistrées.')).toBeVisible()
    expect(screen.queryByText(/^Vos modifications sont encore là/)).not.toBeInTheDocument()
    expect(screen.getByLabelText(/^Secteur/)).toHaveValue('Architecture')
    expect(api.sent('useUpdateCustomerMutation')[0]?.variables).toMatchObject({
      companyName: 'Nord',
      companyActivityField: 'Architecture',
    })
    expect(drafts()).toEqual({})
  })

  test('gives way to what another device saved since', async () => {
    await reopen({ companyActivityField: 'Édition' })
    expect(within(await form()).getByLabelText(/^Secteur/)).toHaveValue('Édition')
    expect(screen.queryByText(/^Vos modifications sont encore là/)).not.toBeInTheDocument()
  })
})
