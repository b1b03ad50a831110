import { beSeeded } from '../support/journey/account'
import { responseTo } from '../support/journey/api'
import { expectAccessible } from '../support/journey/axe'
import { press, tabTo } from '../support/journey/keyboard'
import { moveOrder } from '../support/journey/ops'
import { placeOrder } from '../support/journey/orders'
import { PHONE } from '../support/journey/screens'
import { expect, test } from '../support/journey/test'

test.use(PHONE)

type Placed = { order: { number: string } }

test('a visitor with the link ranks a delivered order by keyboard, once', async ({
  page,
  openVisit,
}) => {
  await beSeeded(page, 'camille@atelier-nord.example')
  // One of their own: another journey may rank those of the account at the same time.
  const id = await placeOrder(page)
  const { order } = await responseTo<Placed>(
    page,
    'query ($id: ID!) { order(id: $id) { number } }',
    { id },
  )
  await responseTo(page, 'mutation ($id: ID!) { payOrderByCreditTransfer(orderId: $id) { id } }', {
    id,
  })
  for (const status of ['assigned', 'supported', 'delivered']) {
    await moveOrder(order.number, status)
  }
  const visit = await openVisit()
  await visit.goto(`/feedback/${id}`)

  const star = (question: string, name: RegExp) =>
    visit.getByRole('group', { name: question }).getByRole('radio', { name })
  await tabTo(visit, star('Dans l’ensemble', /^1 /))
  await visit.keyboard.press('ArrowLeft')
  await expect(star('Dans l’ensemble', /^5 sur 5, Ravi/)).toBeChecked()
  await press(visit, visit.getByRole('button', { name: 'Envoyer mon avis' }))
  await expect(star('La commande sur le site', /^1 /)).toBeFocused()
  await expectAccessible(visit)

  await star('La commande sur le site', /^4 /).check()
  await star('La livraison', /^2 /).check()
  await star('Les plats', /^5 /).check()
  await visit.getByLabel('Que s’est-il passé à la livraison ?').fill('Vingt minutes de retard')
  await visit.reload()
  await expect(visit.getByLabel('Que s’est-il passé à la livraison ?')).toHaveValue(
    'Vingt minutes de retard',
  )
  await visit.getByRole('button', { name: 'Envoyer mon avis' }).click()
  await expect(visit.getByRole('heading', { name: /^Merci/ })).toBeVisible()
  await expectAccessible(visit)

  await visit.reload()
  await expect(
    visit.getByRole('heading', { name: 'Vous avez déjà donné votre avis' }),
  ).toBeVisible()
})
