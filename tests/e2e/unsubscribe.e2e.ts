import { beCustomer, newEmail } from '../support/journey/account'
import { expectAccessible } from '../support/journey/axe'
import { expect, test } from '../support/journey/test'

type Mail = { recipient: string; subject: string; unsubscribeUrl: string | null }

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

  const listed = await page.request.get('/dev/mails', { headers: { accept: 'application/json' } })
  const mails: Mail[] = await listed.json()
  const mail = mails.find(({ recipient }) => recipient === referee)
  expect(mail?.subject).toBe('Claire Martin vous recommande Tablée')
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
    visit.getByRole('heading', { name: 'Vous ne recevez déjà plus ces e-mails' }),
  ).toBeVisible()
})
