import type { Page } from '@playwright/test'
import { beSeeded } from '../support/journey/account'
import { keepFullCart, NOON } from '../support/journey/cart'
import { lengthen } from '../support/journey/patience'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'
import { expectUncovered } from '../support/journey/uncovered'

/** The dialog has come, and what it is left by is in sight before anything is scrolled. */
async function expectFoot(page: Page, title: RegExp | string, foot: RegExp | string) {
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  await expectUncovered(dialog.getByRole('button', { name: foot }).last())
  return dialog
}

test('on a desk the foot of whatever the end of a page opens is in sight, and of the sign-in and the sign-up', async ({
  page,
}) => {
  await page.goto('/cgv')
  for (const [opener, foot] of [
    ['Demander un devis', 'Envoyer la demande'],
    ['Nous écrire', 'Envoyer le message'],
    ['Être rappelé', 'Demander un rappel'],
    ['Recevoir le catalogue', 'Recevoir le catalogue'],
    ['Le menu de la semaine', 'Préparer le PDF'],
    ['Les nouveautés de la carte', 'M’inscrire'],
    ['Gérer les cookies', 'Enregistrer mes choix'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('button', { name: opener }).click()
    const dialog = await expectFoot(page, opener, foot)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }

  await page.getByRole('banner').getByRole('button', { name: 'Se connecter' }).click()
  const dialog = await expectFoot(page, 'Se connecter', 'Se connecter')
  await dialog.getByRole('button', { name: /^Créer un compte/ }).click()
  await expectFoot(page, 'Créer un compte entreprise', 'Créer mon compte')
})

test('on a desk each question of the delivery is whole in sight, below what is told meanwhile, and so is a filter in a low window', async ({
  page,
}) => {
  await lengthen(page, 6_000)
  await beSeeded(page, 'camille@atelier-nord.example')
  await page.goto('/')
  const told = page.getByText(/^Comme la dernière fois/)
  await expect(told).toBeVisible()
  const panel = page.getByRole('region', { name: 'Votre livraison' }).getByRole('dialog')
  for (const question of ['Où', 'Quand', 'À quelle heure', 'Combien'] as const) {
    await shop.openSegment(page, question)
    if (question === 'Quand') await shop.expectPanel(page, 'Quel jour')
    await expect(panel).toBeInViewport({ ratio: 1 })
    const [words, box] = [await told.boundingBox(), await panel.boundingBox()]
    expect(words?.y).toBeGreaterThanOrEqual(0)
    expect((words?.y ?? NaN) + (words?.height ?? NaN), question).toBeLessThan(box?.y ?? NaN)
    await shop.closePanel(page)
  }
  await page.setViewportSize({ width: 1280, height: 640 })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const filter = page.getByRole('button', { name: 'Allergènes à éviter' })
  // Pressed where it stands: a click would first be scrolled to.
  await filter.dispatchEvent('click')
  await expectUncovered(page.getByRole('button', { name: 'Mollusques' }))
})

test('on a desk the foot of a sheet, of a dish as of a menu, is in sight, and of what is asked about a filled cart; on a phone the cart’s bar covers nothing at the end of the page', async ({
  page,
}) => {
  const menus = page.getByRole('banner').getByRole('link', { name: 'Menus & buffets' })
  await keepFullCart(page, { deliverySlot: NOON })
  await page.goto('/')
  await expectFootOfSheet(page)
  await test.step('what is asked about a filled cart', async () => {
    await shop.openSegment(page, 'Quand')
    await shop.chooseDay(page, /vendredi 27/)
    await expectFoot(page, /^Changer de jour/, 'Vider et changer')
    await page.keyboard.press('Escape')
  })
  await test.step('the sheet of a menu', async () => {
    await menus.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menus & buffets')
    await expectFootOfSheet(page)
  })
  await test.step('on a phone, the end of the page', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('link', { name: /Voir le panier/ })).toBeVisible()
    const last = page.getByRole('contentinfo').getByRole('button', { name: 'Gérer les cookies' })
    await expect(async () => {
      await page.mouse.wheel(0, 20_000)
      await expectUncovered(last)
    }).toPass()
  })
})

async function expectFootOfSheet(page: Page) {
  // One that is in the cart has its number at its foot.
  const isNotInCart = { has: page.getByRole('button', { name: /^Ajouter / }) }
  const dish = page.getByRole('main').getByRole('article').filter(isNotInCart).first()
  const name = (await dish.getByRole('heading').textContent()) ?? ''
  await dish.getByRole('link').first().click()
  const sheet = await expectFoot(page, name, /^Ajouter/)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
}
