import type { Page } from '@playwright/test'
import type { WatchedHand } from './watchedHand'

const ADDRESS = '12 rue de la Paix'

/** A visitor who chooses where, when and at what hour, looks about, and fills a cart; each act is timed once. */
export async function chooseLunch(page: Page, hand: WatchedHand): Promise<void> {
  await chooseDelivery(page, hand)
  await lookAbout(page, hand)
  await fillCart(page, hand)
}

async function chooseDelivery(page: Page, hand: WatchedHand): Promise<void> {
  await hand.press('open « Où ? »', page.getByRole('button', { name: /^Où/ }))
  await page.getByRole('combobox', { name: 'Adresse de livraison' }).fill(ADDRESS)
  await hand.press('choose an address', page.getByRole('option').first())
  const days = page.getByRole('dialog', { name: 'Quel jour' })
  await hand.press(
    'choose a day',
    days.getByRole('button', { name: /mercredi 25(?!\snovembre\s·)/ }),
  )
  const slots = page.getByRole('dialog', { name: 'À quelle heure' })
  await hand.press('choose a slot', slots.getByRole('button', { name: /^12\sh\s00/ }))
  await slots.waitFor({ state: 'hidden' })
}

async function lookAbout(page: Page, hand: WatchedHand): Promise<void> {
  const card = page
    .getByRole('article')
    .filter({ hasText: /Batignolles/ })
    .first()
  await hand.press('open a dish', card.getByRole('link').first())
  const dish = page.getByRole('dialog', { name: /Batignolles/ })
  await hand.press('close a dish', dish.getByRole('button', { name: 'Fermer' }))
  const refine = page.getByRole('button', { name: 'Affiner' })
  const isFolded = await refine.isVisible()
  if (isFolded) await hand.press('open the filters', refine)
  await hand.press('go to the search', page.getByRole('searchbox'))
  await hand.type('type in the search', 'b')
  await page.getByRole('searchbox').fill('')
  const diet = page.getByRole('button', { name: 'Végétarien', exact: true }).locator('visible=true')
  await hand.press('filter', diet.first())
  await hand.press('take the filter back', diet.first())
  if (isFolded)
    await hand.press('close the filters', page.getByRole('button', { name: /^Voir les/ }))
}

async function fillCart(page: Page, hand: WatchedHand): Promise<void> {
  const cards = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Ajouter/ }) })
  const first = page
    .getByRole('article')
    .filter({ hasText: /Batignolles/ })
    .first()
  await hand.press('add the first dish', first.getByRole('button', { name: /^Ajouter/ }))
  await hand.press('add another dish', cards.nth(1).getByRole('button', { name: /^Ajouter/ }))
  await hand.press('one more', first.getByRole('button', { name: /^Augmenter/ }))
  await hand.press('open « Quand ? »', page.getByRole('button', { name: /^Quand/ }))
  const days = page.getByRole('dialog', { name: 'Quel jour' })
  await hand.press(
    'choose another day',
    days.getByRole('button', { name: /jeudi 26(?!\snovembre\s·)/ }),
  )
  await hand.press(
    'keep the cart',
    page.getByRole('button', { name: 'Changer et garder mon panier' }),
  )
  await page.keyboard.press('Escape')
  const wayOn = page
    .getByRole('link', { name: 'Voir le panier' })
    .or(page.getByRole('complementary').getByRole('button', { name: 'Commander' }))
    .locator('visible=true')
  await hand.press('to the cart', wayOn.first())
}
