import { beSeeded } from '../support/journey/account'
import { expectAccessible } from '../support/journey/axe'
import { expectApart } from '../support/journey/forcedColours'
import { expect, test } from '../support/journey/test'

test('a customer of a canteen finds the meal in the account and says what it was like, once', async ({
  page,
  openVisit,
}) => {
  await beSeeded(page, 'louis@cantine-rivoli.example', 'canteen')
  await page.goto('/account/commandes')
  const delivered = page.getByRole('article').filter({ hasText: 'Livrée' })
  await delivered.getByRole('link', { name: /^Commande T-\d+/ }).click()
  await page.getByRole('link', { name: 'Donner mon avis' }).click()
  await expect(page).toHaveURL(/\/feedback-canteen\//)
  await expect(page.getByRole('heading', { name: /^Votre repas vous a-t-il plu/ })).toBeVisible()

  const send = page.getByRole('button', { name: 'Envoyer mon avis' })
  await send.click()
  await expect(page.getByRole('radio', { name: 'Oui, il m’a plu' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Non, pas cette fois' }).check()
  await page.getByRole('checkbox', { name: 'Température' }).check()
  await page.emulateMedia({ forcedColors: 'active' })
  const choice = (label: string) => page.locator('label', { hasText: label })
  await expectApart(choice('Non, pas cette fois'), choice('Oui, il m’a plu'))
  await expectApart(choice('Température'), choice('Quantité'))
  await page.emulateMedia({ forcedColors: 'none' })
  await page.getByLabel('Un mot pour la cuisine').fill('Le poulet était tiède')
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Température' })).toBeChecked()
  await send.click()
  await expect(page.getByRole('heading', { name: /^Merci/ })).toBeVisible()
  await expectAccessible(page)

  // The mail carries the same link, to a person who is not signed in.
  const visit = await openVisit()
  await visit.goto(new URL(page.url()).pathname)
  await expect(
    visit.getByRole('heading', { name: 'Vous avez déjà donné votre avis' }),
  ).toBeVisible()
})
