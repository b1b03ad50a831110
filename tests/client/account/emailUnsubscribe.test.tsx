import { screen } from '@testing-library/react'
import { refusal } from '../../support/fakeApi'
import { renderApp } from '../../support/renderApp'

const list = (id: string, name: string, isSubscribed = true) => ({ id, name, isSubscribed })
const mails = {
  maskedEmail: 'c•••••@atelier-nord.example',
  subscriptions: [
    list('newsletter', 'Les nouveautés'),
    list('feedback', 'Votre avis'),
    list('invitations', 'Les invitations', false),
  ],
}
const open = (responses: object = {}) =>
  renderApp('/email-unsubscribe?token=the.token', {
    api: { emailSubscriptions: mails, unsubscribeFromEmails: true, ...responses },
  })

test('opening the link stops nothing; it shows what would be stopped, and for whom', async () => {
  const { api } = await open()
  expect(await screen.findByText(/Pour c•••••@atelier-nord\.example/)).toBeVisible()
  expect(screen.getByText(/Rien n’est arrêté/)).toBeVisible()
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  expect(api.sent('useUnsubscribeMutation')).toEqual([])
})

test('one click stops everything, and says what', async () => {
  const { user, api } = await open()
  await user.click(await screen.findByRole('button', { name: 'Tout arrêter' }))
  expect(await screen.findByRole('heading', { name: 'C’est arrêté' })).toBeVisible()
  expect(screen.getByText(/Les nouveautés, Votre avis/)).toBeVisible()
  expect(screen.queryByText(/Rien n’est arrêté/)).not.toBeInTheDocument()
  expect(api.sent('useUnsubscribeMutation')[0]?.variables).toEqual({
    token: 'the.token',
    lists: ['newsletter', 'feedback'],
  })
})

test('during the request the button is busy, and a second click sends nothing more', async () => {
  let response: (isStopped: boolean) => void = () => undefined
  const { user, api } = await open({
    unsubscribeFromEmails: () => new Promise<boolean>((resolve) => (response = resolve)),
  })
  const stop = await screen.findByRole('button', { name: 'Tout arrêter' })
  await user.dblClick(stop)
  expect(stop).toHaveAttribute('aria-busy', 'true')
  expect(api.sent('useUnsubscribeMutation')).toHaveLength(1)
  response(true)
  expect(await screen.findByRole('heading', { name: 'C’est arrêté' })).toBeVisible()
})

test('what stays unticked goes on, and ticking nothing sends nothing', async () => {
  const { user, api } = await open()
  await user.click(await screen.findByRole('checkbox', { name: 'Les nouveautés' }))
  await user.click(screen.getByRole('checkbox', { name: 'Votre avis' }))
  const stop = screen.getByRole('button', { name: 'Arrêter les e-mails cochés' })
  await user.click(stop)
  expect(screen.getByRole('alert')).toHaveTextContent('Cochez ce que vous voulez arrêter.')
  expect(api.sent('useUnsubscribeMutation')).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: 'Votre avis' }))
  await user.click(stop)
  await screen.findByRole('heading', { name: 'C’est arrêté' })
  expect(api.sent('useUnsubscribeMutation')[0]?.variables).toMatchObject({ lists: ['feedback'] })
})

test('a failure says so and keeps the boxes', async () => {
  const { user } = await open({
    unsubscribeFromEmails: () => {
      throw refusal('INTERNAL_SERVER_ERROR', 'masked')
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Tout arrêter' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/Une erreur est survenue/)
  expect(screen.getByRole('checkbox', { name: 'Les nouveautés' })).toBeChecked()
})

test('with nothing left to stop it says so', async () => {
  await open({ emailSubscriptions: { ...mails, subscriptions: [] } })
  await screen.findByRole('heading', { name: 'Vous ne recevez déjà plus ces e-\u2060mails' })
})

test('a link that is not ours says so', async () => {
  await open({
    emailSubscriptions: () => {
      throw refusal('NOT_FOUND', 'Unknown link')
    },
  })
  await screen.findByRole('heading', { name: 'Ce lien n’est pas valable' })
})
