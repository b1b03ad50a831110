import { expectAccessible } from '../support/journey/axe'
import { expect, test } from '../support/journey/test'

const quoteFields = {
  'Nombre de personnes': '40',
  'Code postal': '75002',
  Prénom: 'Awa',
  Société: 'Exemple SA',
  Téléphone: '01 99 00 43 21',
  'Adresse e-mail': 'awa@exemple.example',
}

test('a quote is requested above the shop, survives a reload, and reaches the inbox', async ({
  page,
  request,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Demander un devis' }).click()
  const dialog = page.getByRole('dialog', { name: 'Demander un devis' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  const send = dialog.getByRole('button', { name: 'Envoyer la demande' })
  await expect(send, 'the button of a form longer than the screen').toBeInViewport({ ratio: 1 })
  for (const [label, text] of Object.entries(quoteFields)) {
    await dialog.getByLabel(new RegExp(`^${label}`)).fill(text)
  }
  await page.reload()
  await page.getByRole('button', { name: 'Demander un devis' }).click()
  await expect(dialog.getByLabel(/^Prénom/)).toHaveValue('Awa')
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(dialog.getByLabel(/^Date/)).toBeFocused()
  await dialog.getByLabel(/^Date/).fill('2026-12-10')
  await dialog.getByLabel(/^Nom$|^Nom\s*\*?$/).fill('Diallo')
  await dialog.getByRole('checkbox', { name: /^J’accepte/ }).check()
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(dialog.getByText(/Votre demande est partie/)).toBeVisible()

  const subjects = async () => {
    const mails = await request.get('/dev/mails', { headers: { accept: 'application/json' } })
    return (await mails.json()).map(({ subject }: { subject: string }) => subject)
  }
  await expect.poll(subjects).toContain('Demande de devis de awa@exemple.example')
})

test('the menu of a week opens as a PDF', async ({ page, request }) => {
  await page.goto('/cgv')
  await page.getByRole('button', { name: 'Le menu de la semaine' }).click()
  const dialog = page.getByRole('dialog', { name: 'Le menu de la semaine' })
  await dialog.getByRole('button', { name: 'Préparer le PDF' }).click()
  const link = dialog.getByRole('link', { name: 'Ouvrir le PDF' })
  const file = await request.get((await link.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
})
