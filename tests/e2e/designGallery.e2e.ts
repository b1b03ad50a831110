import { expectAccessible } from '../support/journey/axe'
import { expect, test } from '../support/journey/test'

test.use({ showsPictures: true })

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

test('the primitives of the design, in each state, are for everyone on both sizes', async ({
  page,
}) => {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const response = await page.goto('/dev/design')
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: 'Composants' })).toBeVisible()
    await expectAccessible(page)
    const isTooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect(isTooWide, `sideways scroll at ${size.width}`).toBe(false)

    const opener = page.getByRole('button', { name: 'Ouvrir la fenêtre' })
    await opener.click()
    await expect(page.getByRole('dialog', { name: /Changer d’adresse/ })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await page.getByRole('button', { name: 'Envoyer la demande' }).click()
    await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeVisible()
    await page.getByRole('button', { name: 'Montrer un message bref' }).click()
    await expect(page.getByText('Ajouté au panier')).toBeVisible()
    await expectAccessible(page)
  }
})
