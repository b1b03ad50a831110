import type { Page } from '@playwright/test'
import { openAccount } from '../support/journey/account'
import { keepToken, responseTo } from '../support/journey/api'
import { linkMailedTo } from '../support/journey/mails'
import { expect, test } from '../support/journey/test'

const news = (page: Page) => page.getByRole('checkbox', { name: 'Les nouveautés de la carte' })
const feedback = (page: Page) => page.getByRole('checkbox', { name: /^Votre avis/ })

async function save(page: Page) {
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Vos choix sont enregistrés.')).toBeVisible()
}

/** Another list is wanted than at the start, and one is not any more. */
async function expectChanged(page: Page) {
  await expect(news(page)).toBeChecked()
  await expect(feedback(page)).not.toBeChecked()
}

/** A customer whose address is confirmed, on the page of their mails, who has ticked one and left one. */
test.beforeEach(async ({ page, baseURL }) => {
  const { email, token } = await openAccount(page)
  await keepToken(page, token, baseURL ?? '')
  const link = await linkMailedTo(page, email, 'Confirmez votre adresse e-mail')
  const confirmed = await responseTo(
    page,
    'mutation ($token: String!) { confirmEmail(token: $token) }',
    { token: new URLSearchParams(link.split('?')[1]).get('token') },
  )
  expect(confirmed).toEqual({ confirmEmail: true })
  await page.goto('/account/abonnements')
  await news(page).check()
  await feedback(page).uncheck()
})

test('mails that are ticked outlast a reload at once, and are what is saved then', async ({
  page,
}) => {
  await page.reload()
  await expectChanged(page)
  await save(page)
  await page.reload()
  await expectChanged(page)
})

test('mails that are ticked are there on the way back, from another site and from another page', async ({
  page,
}) => {
  await page.goto('about:blank')
  await page.goBack()
  await expectChanged(page)
  await page.getByRole('link', { name: /^Mot de passe/ }).click()
  await expect(page.getByLabel('Mot de passe actuel')).toBeVisible()
  await page.goBack()
  await expectChanged(page)
  await save(page)
})

test('mails whose saving is under way are kept through a reload', async ({ page }) => {
  const leaves = page.waitForRequest(/graphql/)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await leaves
  await page.reload()
  await expectChanged(page)
})

test('once they are saved, what is changed elsewhere is shown', async ({ page, context }) => {
  await save(page)
  const other = await context.newPage()
  await other.goto('/account/abonnements')
  await news(other).uncheck()
  await save(other)
  await page.reload()
  await expect(news(page)).not.toBeChecked()
  await expect(feedback(page)).not.toBeChecked()
})
