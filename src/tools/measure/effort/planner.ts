import type { Page } from '@playwright/test'
import type { Hand } from './hand'

/** Says that ten eat, two of them vegetarian and two vegan, and takes a whole cart with something to drink: a phone then shows it. */
export async function composeLunch(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: /^Combien/ }))
  const planner = page.getByRole('dialog', { name: /^Pour combien de personnes/ })
  const say = async (field: RegExp, count: number) => {
    const number = planner.getByRole('spinbutton', { name: field })
    await hand.fill(number, String(count))
    await number.blur()
  }
  await say(/^le nombre de convives$/, 10)
  await say(/« Végétarien/, 2)
  await say(/« Vegan/, 2)
  await hand.press(planner.getByRole('button', { name: 'Tout ajouter au panier, Classique' }))
  await page.getByRole('heading', { level: 1, name: 'Votre commande' }).waitFor()
  // Few acts are worth nothing if the lunch is not there: everybody served, and something to drink.
  await page
    .getByText(/^Vos 10\sconvives sont servis$/)
    .locator('visible=true')
    .waitFor()
  await page
    .getByRole('spinbutton', { name: /^la quantité de Eau/ })
    .locator('visible=true')
    .first()
    .waitFor()
}
