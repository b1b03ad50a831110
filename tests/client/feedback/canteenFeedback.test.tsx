import { screen } from '@testing-library/react'
import { refusal } from '../../support/fakeApi'
import { fillIn } from '../../support/fillIn'
import { renderApp } from '../../support/renderApp'

const order = {
  number: 'T-24815',
  deliveryHour: '2026-11-24T12:15:00+01:00',
  itemNames: ['Poulet basquaise'],
  feedbackTags: ['Goût', 'Quantité'],
  isFeedbackDone: false,
}
const open = (responses: object = {}) =>
  renderApp('/feedback-canteen/hash.of.it', {
    api: { canteenOrder: order, submitCanteenOrderFeedback: true, ...responses },
  })

test('says what it is about; two taps and a word are sent', async () => {
  const { user, api } = await open()
  expect(await screen.findByText('Commande T-24815, livrée le mardi 24 novembre')).toBeVisible()
  expect(screen.getByText('Poulet basquaise')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Non, pas cette fois' }))
  await user.click(screen.getByRole('checkbox', { name: 'Quantité' }))
  await fillIn(user, screen.getByLabelText(/Un mot pour la cuisine/), 'Trop peu')
  await user.click(screen.getByRole('button', { name: 'Envoyer mon avis' }))
  expect(await screen.findByRole('heading', { name: /Merci/ })).toBeVisible()
  expect(api.sent('useSubmitCanteenFeedbackMutation')[0]?.variables).toEqual({
    hashedOrderId: 'hash.of.it',
    feedback: { isSatisfied: false, feedbackTags: ['Quantité'], comment: 'Trop peu' },
  })
})

test('what pleased is not what displeases after a second thought, and each is kept', async () => {
  const { user, api } = await open()
  await user.click(await screen.findByRole('radio', { name: 'Oui, il m’a plu' }))
  await user.click(screen.getByRole('checkbox', { name: 'Goût' }))
  await user.click(screen.getByRole('radio', { name: 'Non, pas cette fois' }))
  expect(screen.getByRole('checkbox', { name: 'Goût' })).not.toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: 'Quantité' }))
  await user.click(screen.getByRole('radio', { name: 'Oui, il m’a plu' }))
  expect(screen.getByRole('checkbox', { name: 'Goût' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Envoyer mon avis' }))
  await screen.findByRole('heading', { name: /Merci/ })
  expect(api.sent('useSubmitCanteenFeedbackMutation')[0]?.variables).toMatchObject({
    feedback: { isSatisfied: true, feedbackTags: ['Goût'] },
  })
})

test('an empty form is not sent', async () => {
  const { user, api } = await open()
  await user.click(await screen.findByRole('button', { name: 'Envoyer mon avis' }))
  expect(screen.getByText('Dites-nous si le repas vous a plu.')).toBeVisible()
  const focused = screen.getByRole('radio', { name: 'Oui, il m’a plu' })
  expect(focused).toHaveFocus()
  expect(focused).toHaveAccessibleDescription('Dites-nous si le repas vous a plu.')
  expect(api.sent('useSubmitCanteenFeedbackMutation')).toEqual([])
})

test('a failure keeps what was chosen; feedback given elsewhere meanwhile is blocked', async () => {
  const { user, api } = await open({
    submitCanteenOrderFeedback: () => {
      throw refusal('INTERNAL_SERVER_ERROR', 'masked')
    },
  })
  const response = await screen.findByRole('radio', { name: 'Oui, il m’a plu' })
  await user.click(response)
  const send = screen.getByRole('button', { name: 'Envoyer mon avis' })
  await user.click(send)
  expect(await screen.findByRole('alert')).toHaveTextContent(/Une erreur est survenue/)
  expect(response).toBeChecked()

  api.response({
    submitCanteenOrderFeedback: () => {
      throw refusal('BAD_USER_INPUT', 'FEEDBACK_ALREADY_DONE')
    },
  })
  await user.click(send)
  await screen.findByRole('heading', { name: 'Vous avez déjà donné votre avis' })
})

test('a word that is offered no more is said above the form, which keeps what was chosen', async () => {
  const { user } = await open({
    submitCanteenOrderFeedback: refusal('BAD_USER_INPUT', 'Not a feedback', {
      feedbackTags: 'INVALID',
    }),
  })
  await user.click(await screen.findByRole('radio', { name: 'Oui, il m’a plu' }))
  await user.click(screen.getByRole('checkbox', { name: 'Goût' }))
  await user.click(screen.getByRole('button', { name: 'Envoyer mon avis' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/n’est plus proposé/)
  expect(screen.getByRole('checkbox', { name: 'Goût' })).toBeChecked()
})

test('a meal whose feedback is done shows no form', async () => {
  await open({ canteenOrder: { ...order, isFeedbackDone: true } })
  await screen.findByRole('heading', { name: 'Vous avez déjà donné votre avis' })
})

test('a link that is not ours says so', async () => {
  await open({
    canteenOrder: () => {
      throw refusal('NOT_FOUND', 'No such delivered order')
    },
  })
  await screen.findByRole('heading', { name: 'Ce repas n’attend pas d’avis' })
})
