import type { Page } from '@playwright/test'
import { openAccount } from '../support/journey/account'
import { keepToken, responseTo } from '../support/journey/api'
import { linkMailedTo } from '../support/journey/mails'
import { PHONE } from '../support/journey/screens'
import { expect, test } from '../support/journey/test'

test.use(PHONE)

const news = (page: Page) => page.getByRole('checkbox', { name: 'Les nouveautés de la carte' })
const feedback = (page: Page) => page.getByRole('checkbox', { name: /^Votre avis/ })

async function save(page: Page) {
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Vos choix sont enregistrés.')).toBeVisible()
}

/** Changes both lists, so that one is wanted that was not before, and one is not any more. */
async function change(page: Page, wanted: { news: boolean }) {
  await news(page).setChecked(wanted.news)
  await feedback(page).setChecked(!wanted.news)
}

async function expectChanged(page: Page, wanted: { news: boolean }) {
  await expect(news(page)).toBeChecked({ checked: wanted.news })
  await expect(feedback(page)).toBeChecked({ checked: !wanted.news })
}

/** A customer whose address is confirmed, on the page of their mails. */
async function openMails(page: Page, baseURL: string) {
  const { email, token } = await openAccount(page)
  await keepToken(page, token, baseURL)
  const link = await linkMailedTo(page, email, 'Confirmez votre adresse e-mail')
  const confirmed = await responseTo(
    page,
    'mutation ($token: String!) { confirmEmail(token: $token) }',
    { token: new URLSearchParams(link.split('?')[1]).get('token') },
  )
  expect(confirmed).toEqual({ confirmEmail: true })
  await page.goto('/account/abonnements')
}

test('mails that are ticked outlast what may come between, and are what is saved; then what is changed elsewhere is shown', async ({
  page,
  context,
  baseURL,
}) => {
  await openMails(page, baseURL ?? '')
  await expectChanged(page, { news: false })

  await test.step('they outlast a reload at once, and are what is saved then', async () => {
    await change(page, { news: true })
    await page.reload()
    await expectChanged(page, { news: true })
    await save(page)
    await page.reload()
    await expectChanged(page, { news: true })
  })

  await test.step('they are there on the way back, from another site and from another page', async () => {
    await change(page, { news: false })
    await page.goto('about:blank')
    await page.goBack()
    await expectChanged(page, { news: false })
    await page.getByRole('link', { name: /^Mot de passe/ }).click()
    await expect(page.getByLabel('Mot de passe actuel')).toBeVisible()
    await page.goBack()
    await expectChanged(page, { news: false })
    await save(page)
  })

  await test.step('they are kept through a reload while their saving is under way', async () => {
    await change(page, { news: true })
    const leaves = page.waitForRequest(/graphql/)
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await leaves
    await page.reload()
    await expectChanged(page, { news: true })
  })

  await test.step('once they are saved, what is changed elsewhere is shown', async () => {
    await save(page)
    const other = await context.newPage()
    await other.goto('/account/abonnements')
    await news(other).uncheck()
    await save(other)
    await page.reload()
    await expect(news(page)).not.toBeChecked()
    await expect(feedback(page)).not.toBeChecked()
  })
})
