import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { readSessionToken, writeSessionToken } from '../../../src/client/services/sessionCookie'
import { refusal, type Responses } from '../../support/fakeApi'
import { fillIn } from '../../support/fillIn'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { aCart, createShop, NOON, TODAY, units } from '../../support/shopFront'

const OPEN = 'Fermer mon compte'
const CONFIRM = 'Fermer le compte'
const TITLE = 'Fermer votre compte\u00a0?'
const TOKEN = 'token-of-the-test'

const profile = {
  id: '1',
  firstname: 'Camille',
  lastname: 'Roche',
  email: CAMILLE.email,
  phone: CAMILLE.phone,
  companyName: CAMILLE.companyName,
  hasAcceptedNewsletter: false,
  isEmailConfirmed: true,
}
const cart = aCart({
  deliveryDay: TODAY,
  deliverySlot: NOON,
  items: [units(4)],
  deliveryContact: { id: '0', name: 'Camille Roche', phone: '01 99 00 56 78', details: null },
})

const open = (responses: Responses = {}) =>
  renderApp('/account/informations', {
    user: CAMILLE,
    cart,
    api: createShop({
      getCustomerProfile: profile,
      closeAccount: true,
      disconnect: true,
      ...responses,
    }),
  })

type Page = Awaited<ReturnType<typeof open>>

const refuses = (fields: Record<string, string>) => () => {
  throw refusal('BAD_USER_INPUT', 'Not closed', fields)
}

async function openDialog({ user }: Page) {
  const button = await screen.findByRole('button', { name: OPEN })
  await user.click(button)
  return { button, dialog: within(await screen.findByRole('dialog', { name: TITLE })) }
}

async function confirm(page: Page) {
  const { dialog, button } = await openDialog(page)
  await page.user.click(dialog.getByRole('button', { name: CONFIRM }))
  return { dialog, button }
}

const sent = ({ api }: Page) =>
  api.sent('useCloseAccountMutation').map(({ variables }) => variables['password'])

test('the page says what goes and what stays, and nothing is sent before it is confirmed', async () => {
  const page = await open()
  const section = within(await screen.findByRole('region', { name: OPEN }))
  expect(section.getByText(/sont supprimés.*gardées dix ans/)).toBeVisible()
  const { dialog, button } = await openDialog(page)
  expect(dialog.getByText(/C’est définitif/)).toBeVisible()
  await page.user.click(dialog.getByRole('button', { name: 'Garder mon compte' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(button).toHaveFocus())
  expect(sent(page)).toEqual([])
})

test('a closed account leaves this browser as by a sign-out, and leads home', async () => {
  const page = await open()
  await confirm(page)
  expect(await screen.findByText('Votre compte est fermé.')).toBeVisible()
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/'))
  expect(await screen.findByRole('button', { name: 'Se connecter' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(readSessionToken()).toBeNull()
  expect(sent(page)).toEqual([null])
  const kept = window.localStorage.getItem('tablee.cart') ?? ''
  expect(kept).toContain('"qty":4')
  expect(kept).not.toContain('Roche')
  expect(window.localStorage.getItem('tablee.customer')).toBeNull()
})

test('the other tabs are told', async () => {
  const page = await open()
  const before = window.localStorage.getItem('tablee.session')
  await confirm(page)
  await screen.findByText('Votre compte est fermé.')
  expect(window.localStorage.getItem('tablee.session')).not.toBe(before)
})

describe('who signed in a while ago', () => {
  test('gives the password, which has the focus, and may be mistaken once', async () => {
    const page = await open({
      closeAccount: ({ password }: { password: string | null }) => {
        if (password === 'Demo-Tablee-2026') return true
        const problem = password === null ? 'REQUIRED' : 'WRONG'
        throw refusal('BAD_USER_INPUT', 'Password needed', { password: problem })
      },
    })
    await confirm(page)
    const field = await screen.findByLabelText('Votre mot de passe')
    await waitFor(() => expect(field).toHaveFocus())
    const dialog = within(screen.getByRole('dialog', { name: TITLE }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await page.user.click(dialog.getByRole('button', { name: CONFIRM }))
    expect(await dialog.findByText('Indiquez votre mot de passe.')).toBeVisible()
    await fillIn(page.user, field, 'autre')
    await page.user.click(dialog.getByRole('button', { name: CONFIRM }))
    expect(await dialog.findByText('Le mot de passe est incorrect.')).toBeVisible()
    await waitFor(() => expect(field).toHaveFocus())
    await page.user.clear(field)
    await page.user.type(field, 'Demo-Tablee-2026{Enter}')
    expect(await screen.findByText('Votre compte est fermé.')).toBeVisible()
    expect(sent(page)).toEqual([null, 'autre', 'Demo-Tablee-2026'])
  })

  test('is told above the field what keeps the account open by then', async () => {
    const page = await open({
      closeAccount: ({ password }: { password: string | null }) =>
        refuses(password === null ? { password: 'REQUIRED' } : { account: 'OPEN_ORDER' })(),
    })
    await confirm(page)
    await page.user.type(
      await screen.findByLabelText('Votre mot de passe'),
      'Demo-Tablee-2026{Enter}',
    )
    expect(await screen.findByRole('alert')).toHaveTextContent('Une commande est encore en cours')
  })
})

test.each([
  ['OPEN_ORDER', /Une commande est encore en cours.* dans « Mes commandes »/],
  ['PAYMENT_DUE', /attend encore votre virement.*« Mes commandes »/],
  ['REFUND_DUE', /Un remboursement ne vous est pas encore parvenu.* dans « Mes commandes »/],
  ['SIGN_IN', /reconnectez-vous, puis fermez votre compte/],
])('%s is put into words, and the account stays', async (code, words) => {
  const page = await open({ closeAccount: refuses({ account: code }) })
  await confirm(page)
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(readSessionToken()).toBe(TOKEN)
  expect(page.router.state.location.pathname).toBe('/account/informations')
})

test.each([
  ['too many tries', 'RATE_LIMITED', /Trop de tentatives/],
  ['a session that has ended', 'UNAUTHENTICATED', /Votre session est terminée/],
  ['a fault of the server', 'INTERNAL_SERVER_ERROR', /n’a pas pu être fermé ici. Appelez-nous au/],
] as const)('%s keeps the dialog, and says so', async (_, code, words) => {
  const page = await open({
    closeAccount: () => {
      throw refusal(code, 'Not closed')
    },
  })
  await confirm(page)
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
})

test('another back end that knows no such mutation, or does not do it: a person does', async () => {
  const unknown = await open({
    closeAccount: () => {
      throw new GraphQLError('Cannot query field "closeAccount" on type "Mutation".')
    },
  })
  await confirm(unknown)
  expect(await screen.findByRole('alert')).toHaveTextContent(/écrivez à .*nous nous en occupons/)
  unknown.unmount()
  const refused = await open({ closeAccount: false })
  await confirm(refused)
  expect(await screen.findByRole('alert')).toHaveTextContent(/nous nous en occupons/)
  writeSessionToken(TOKEN)
})
