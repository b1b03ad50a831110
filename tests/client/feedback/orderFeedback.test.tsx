import { screen, within } from '@testing-library/react'
import { refusal } from '../../support/fakeApi'
import { fillIn } from '../../support/fillIn'
import { CAMILLE, renderApp } from '../../support/renderApp'

const ID = '8f14e45f-ceea-467f-a0d6-9c1b8a1f5b11'
const open = (responses: object = {}) =>
  renderApp(`/feedback/${ID}`, {
    api: { checkIfFeedbackIsAlreadyDone: false, submitOrderFeedback: true, ...responses },
  })
const group = (name: string) => within(screen.getByRole('group', { name }))
type User = Awaited<ReturnType<typeof open>>['user']

async function rank(user: User, ranks: Record<string, string>) {
  await screen.findByRole('form', { name: 'Votre avis sur la commande' })
  for (const [name, label] of Object.entries(ranks)) {
    await user.click(group(name).getByRole('radio', { name: label }))
  }
}
const ALL_GOOD = {
  'Dans l’ensemble': '4 sur 5, Satisfait',
  'La commande sur le site': '5 sur 5, Ravi',
  'La livraison': '4 sur 5, Satisfait',
  'Les plats': '5 sur 5, Ravi',
}
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Envoyer mon avis' }))

test('ranks are sent as numbers, with the reason that a low one asks for', async () => {
  const { user, api } = await open()
  await rank(user, { ...ALL_GOOD, 'La livraison': '2 sur 5, Déçu' })
  await fillIn(user, screen.getByLabelText(/à la livraison/), 'En retard')
  await fillIn(user, screen.getByLabelText(/Un mot pour l’équipe/), 'Courage')
  await send(user)
  expect(await screen.findByRole('heading', { name: /Merci/ })).toBeVisible()
  expect(api.sent('useSubmitOrderFeedbackMutation')[0]?.variables).toEqual({
    orderId: ID,
    orderFeedback: {
      feedbackGeneralRank: 4,
      feedbackOrderWorkflowRank: 5,
      feedbackDeliveryRank: 2,
      feedbackFoodRank: 5,
      feedbackDeliveryComment: 'En retard',
      feedbackComment: 'Courage',
    },
  })
})

test('what the page asks for goes with the form', async () => {
  const { user } = await open()
  await rank(user, ALL_GOOD)
  expect(screen.getByText(/^Quatre notes/)).toBeVisible()
  await send(user)
  await screen.findByRole('heading', { name: /Merci/ })
  expect(screen.queryByText(/^Quatre notes/)).not.toBeInTheDocument()
})

test('each rank and each word is sent under its own name', async () => {
  const { user, api } = await open()
  await rank(user, {
    'Dans l’ensemble': '4 sur 5, Satisfait',
    'La commande sur le site': '1 sur 5, Très déçu',
    'La livraison': '3 sur 5, Correct',
    'Les plats': '2 sur 5, Déçu',
  })
  await fillIn(user, screen.getByLabelText(/gêné en commandant/), 'Trop d’étapes')
  await fillIn(user, screen.getByLabelText(/dans les plats/), 'Froid')
  await fillIn(user, screen.getByLabelText(/pourrions-nous améliorer/), 'Plus de pain')
  await fillIn(user, screen.getByLabelText(/Un mot pour l’équipe/), 'Courage')
  await send(user)
  await screen.findByRole('heading', { name: /Merci/ })
  expect(api.sent('useSubmitOrderFeedbackMutation')[0]?.variables['orderFeedback']).toEqual({
    feedbackGeneralRank: 4,
    feedbackOrderWorkflowRank: 1,
    feedbackDeliveryRank: 3,
    feedbackFoodRank: 2,
    feedbackOrderWorkflowComment: 'Trop d’étapes',
    feedbackFoodComment: 'Froid',
    feedbackImprovementComment: 'Plus de pain',
    feedbackComment: 'Courage',
  })
})

test('a reason goes with the low rank that asked for it', async () => {
  const { user, api } = await open()
  await rank(user, { ...ALL_GOOD, 'Les plats': '1 sur 5, Très déçu' })
  await user.type(screen.getByLabelText(/dans les plats/), 'Froid')
  await rank(user, { 'Les plats': '4 sur 5, Satisfait' })
  expect(screen.queryByLabelText(/dans les plats/)).not.toBeInTheDocument()
  await send(user)
  await screen.findByRole('heading', { name: /Merci/ })
  expect(api.sent('useSubmitOrderFeedbackMutation')[0]?.variables).toMatchObject({
    orderFeedback: expect.not.objectContaining({ feedbackFoodComment: expect.anything() }),
  })
})

test('the arrow keys go from star to star, and a missing rank has the focus', async () => {
  const { user, api } = await open()
  await rank(user, { 'Dans l’ensemble': '3 sur 5, Correct' })
  await user.keyboard('{ArrowRight}')
  expect(group('Dans l’ensemble').getByRole('radio', { name: '4 sur 5, Satisfait' })).toBeChecked()
  await send(user)
  for (const missing of [
    'Notez la commande sur le site.',
    'Notez la livraison.',
    'Notez les plats.',
  ]) {
    expect(screen.getByText(missing)).toBeVisible()
  }
  expect(screen.queryByText('Notez l’ensemble.')).not.toBeInTheDocument()
  const focused = group('La commande sur le site').getByRole('radio', { name: /^1 sur 5/ })
  expect(focused).toHaveFocus()
  expect(focused).toHaveAccessibleDescription('Notez la commande sur le site.')
  expect(api.sent('useSubmitOrderFeedbackMutation')).toEqual([])
})

test('a failure keeps everything, and so does a way out and back', async () => {
  const { user, goTo } = await open({
    submitOrderFeedback: () => {
      throw refusal('INTERNAL_SERVER_ERROR', 'masked')
    },
  })
  await rank(user, ALL_GOOD)
  await user.type(screen.getByLabelText(/Un mot pour l’équipe/), 'Courage')
  await send(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(/Une erreur est survenue/)
  await goTo('/auth')
  await goTo(`/feedback/${ID}`)
  expect(await screen.findByLabelText(/Un mot pour l’équipe/)).toHaveValue('Courage')
  expect(group('Les plats').getByRole('radio', { name: '5 sur 5, Ravi' })).toBeChecked()
})

test('feedback given before, or at the same moment elsewhere, is blocked', async () => {
  const { user } = await open({
    submitOrderFeedback: () => {
      throw refusal('BAD_USER_INPUT', 'FEEDBACK_ALREADY_DONE')
    },
  })
  await rank(user, ALL_GOOD)
  await send(user)
  await screen.findByRole('heading', { name: 'Vous avez déjà donné votre avis' })
})

test('an order whose feedback is done shows no form', async () => {
  await open({ checkIfFeedbackIsAlreadyDone: true })
  await screen.findByRole('heading', { name: 'Vous avez déjà donné votre avis' })
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
})

test('a link to no delivered order says so', async () => {
  await open({
    checkIfFeedbackIsAlreadyDone: () => {
      throw refusal('NOT_FOUND', 'No such delivered order')
    },
  })
  await screen.findByRole('heading', { name: 'Cette commande n’attend pas d’avis' })
})

const openAsOwner = (order: unknown, isDone = false) =>
  renderApp(`/feedback/${ID}`, {
    api: { checkIfFeedbackIsAlreadyDone: isDone, order },
    user: CAMILLE,
  })
const ORDER = { id: ID, number: 'T-24815', slotStartAt: '2026-11-24T12:00:00+01:00' }

test.each([false, true])(
  'who has made the order is told which one it is, before and after (%s)',
  async (isDone) => {
    await openAsOwner(ORDER, isDone)
    expect(await screen.findByText('Commande T-24815, livrée le mardi 24 novembre')).toBeVisible()
  },
)

test('who holds the link of another one’s order gives feedback without being told which', async () => {
  await openAsOwner(() => {
    throw refusal('NOT_FOUND', 'Unknown order')
  })
  expect(await screen.findByRole('form', { name: 'Votre avis sur la commande' })).toBeVisible()
  expect(screen.queryByText(/T-24815/)).not.toBeInTheDocument()
})

test('a visitor’s link requests nothing of the order', async () => {
  const { api } = await open()
  expect(await screen.findByRole('form', { name: 'Votre avis sur la commande' })).toBeVisible()
  expect(api.sent('FeedbackOrderQuery')).toEqual([])
})
