import { beSeeded } from '../support/journey/account'
import { responseTo } from '../support/journey/api'
import { expectAccessible } from '../support/journey/axe'
import { expect, test } from '../support/journey/test'

type Documents = { orders: { status: string; documents: { type: string; fileUrl: string }[] }[] }

test('documents open by their own link alone; any other one shows the same page in French', async ({
  page,
  provoke,
}) => {
  provoke(/^response: 404 .*\/documents\//, /^console: .*404.*\/documents\//s)
  await beSeeded(page, 'camille@atelier-nord.example')
  const { orders } = await responseTo<Documents>(
    page,
    '{ orders(limit: 20) { status documents { type fileUrl } } }',
  )
  const delivered = orders.find(({ status }) => status === 'delivered')
  expect(delivered?.documents.map(({ type }) => type)).toEqual(['invoice', 'deliveryNote'])
  for (const { fileUrl } of delivered?.documents ?? []) {
    const file = await page.request.get(fileUrl)
    expect(file.status()).toBe(200)
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await page.goto(`${fileUrl}x`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce lien n’est plus valable')
    await expectAccessible(page)
  }
  await page.getByRole('link', { name: 'Retour au site' }).click()
  await expect(page).toHaveURL('/')
})
