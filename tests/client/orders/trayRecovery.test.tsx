import { screen, waitFor } from '@testing-library/react'
import { limited, refusal } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { ADDRESS, createShop } from '../../support/shopFront'
import { anAccountOrder } from './anOrder'
import { openOrder, part } from './orderPage'

test('the customer requests the recovery of trays, the slot after the meal proposed, and the order is read again', async () => {
  const { api, user } = await openOrder(
    { canRequestItemRecovery: true },
    { requestItemRecovery: true },
  )
  await user.click(await screen.findByRole('button', { name: 'Demander la reprise des plateaux' }))
  await user.tab()
  expect(screen.getByLabelText('Jour de la reprise')).toHaveFocus()
  expect(screen.getByLabelText('Heure de la reprise')).toHaveDisplayValue(/^14\sh\s30 – 15\sh\s00$/)
  await user.click(screen.getByLabelText('Quelqu’un d’autre'))
  await user.click(screen.getByRole('button', { name: 'Valider la reprise' }))
  expect(screen.getByLabelText('Contact pour la reprise')).toHaveAccessibleDescription(
    'Indiquez qui remet les plateaux.',
  )
  expect(api.sent('useRequestRecoveryMutation')).toEqual([])

  await user.click(screen.getByLabelText('La personne qui reçoit la livraison'))
  await user.click(screen.getByRole('button', { name: 'Valider la reprise' }))
  expect(await screen.findByText('Reprise des plateaux enregistrée.')).toBeVisible()
  expect(api.sent('useRequestRecoveryMutation')[0]?.variables).toMatchObject({
    orderId: 'order-1',
    itemRecovery: {
      recoveryContactName: 'Hélène Marchand',
      selectedSlot: { start: '2026-11-26T14:30:00+01:00' },
      recoveryAddress: null,
    },
  })
  expect(api.sent('accountOrderScreenQuery')).toHaveLength(2)
})

test('another place for the recovery is looked up for the brand of the order’s dishes', async () => {
  const tart = { ...anAccountOrder().products[0], originalProduct: { brand: { id: '21' } } }
  const api = createShop({
    order: anAccountOrder({ canRequestItemRecovery: true, products: [tart] }),
    getCustomerProfile: {},
  })
  const { user } = await renderApp('/account/commandes/order-1', { api, user: CAMILLE })
  await user.click(await screen.findByRole('button', { name: 'Demander la reprise des plateaux' }))
  await user.click(screen.getByRole('radio', { name: 'Ailleurs' }))
  await user.type(screen.getByRole('combobox', { name: 'Adresse de la reprise' }), '8 rue')
  await user.click(await screen.findByRole('option', { name: ADDRESS }))
  await waitFor(() => expect(api.sent('useRecoveryAddressQuery')).toHaveLength(1))
  expect(api.sent('useRecoveryAddressQuery')[0]?.variables).toMatchObject({ brandId: '21' })
})

test('an agreed recovery says its day, slot and hour, who hands the trays over, where and how', async () => {
  await openOrder({
    itemRecovery: {
      recoveryContactName: 'Paul Roy',
      recoveryContactPhone: '0699001122',
      recoveryInstructions: 'Au quai',
      bookedRecoveryHour: '2026-11-26T14:45:00+01:00',
      recoveryAddress: { title: '3 Rue de Paradis, 75010 Paris', lat: 48.87, lng: 2.35 },
      selectedSlot: { start: '2026-11-26T14:30:00+01:00', end: '2026-11-26T15:00:00+01:00' },
    },
  })
  expect(await part('Reprise des plateaux')).toHaveTextContent(
    /jeudi 26 novembre\s*entre 14 h 30 et 15 h 00\s*Paul Roy\s*06 99 00 11 22\s*3 Rue de Paradis, 75010 Paris\s*Au quai/i,
  )
})

test('a recovery that is refused shows the reason beside its field', async () => {
  const requestItemRecovery = () => {
    throw refusal('BAD_USER_INPUT', 'No', { selectedSlot: 'INVALID' })
  }
  const { user } = await openOrder({ canRequestItemRecovery: true }, { requestItemRecovery })
  await user.click(await screen.findByRole('button', { name: 'Demander la reprise des plateaux' }))
  await user.click(screen.getByRole('button', { name: 'Valider la reprise' }))
  expect(await screen.findByText('Choisissez une heure après la livraison.')).toBeVisible()
})

test.each([
  ['in a few minutes', refusal('RATE_LIMITED', 'No'), 'quelques minutes'],
  ['when the server says so', limited(3600), 'une heure'],
])('who has requested a recovery too often reads to try again %s', async (_, error, wait) => {
  const { user } = await openOrder({ canRequestItemRecovery: true }, { requestItemRecovery: error })
  await user.click(await screen.findByRole('button', { name: 'Demander la reprise des plateaux' }))
  await user.click(screen.getByRole('button', { name: 'Valider la reprise' }))
  const words = `Trop de tentatives. Patientez ${wait} avant de réessayer.`
  expect(await screen.findByText(words)).toBeVisible()
})
