import { beCustomer, newEmail } from '../support/journey/account'
import { expectAccessible } from '../support/journey/axe'
import { mailsTo } from '../support/journey/mails'
import { expect, test } from '../support/journey/test'

test('a customer invites a colleague, who stops such mails by the link in the mail', async ({
  page,
  openVisit,
}) => {
  const referee = newEmail()
  await beCustomer(page)
  await page.goto('/account/parrainage')
  await page.getByLabel('Son adresse e-mail').fill(referee)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(page.getByRole('list', { name: 'Vos invitations' })).toContainText(referee)

  await expect
    .poll(async () => (await mailsTo(page, referee)).map(({ subject }) => subject))
    .toEqual(['Claire Martin vous recommande Tablée'])
  const [mail] = await mailsTo(page, referee)
  const { pathname, search } = new URL(mail?.unsubscribeUrl ?? '')

  const visit = await openVisit()
  await visit.goto(pathname + search)
  await expect(visit.getByText(/^Pour c•••••@atelier\.example/)).toBeVisible()
  await expectAccessible(visit)
  // Looking stops nothing: it is still there to be stopped.
  await visit.reload()
  await visit.getByRole('button', { name: 'Tout arrêter' }).click()
  await expect(visit.getByRole('heading', { name: 'C’est arrêté' })).toBeVisible()
  await expectAccessible(visit)
  await visit.reload()
  await expect(
    visit.getByRole('heading', { name: 'Vous ne recevez déjà plus ces e-\u2060mails' }),
  ).toBeVisible()
})
