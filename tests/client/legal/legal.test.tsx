import { screen, within } from '@testing-library/react'
import { COMPANY } from '#domain/customer/company'
import { renderApp } from '../../support/renderApp'

test.each([
  ['/privacy-policy', 'Politique de confidentialité', COMPANY.privacyEmail],
  ['/cgv', 'Conditions générales de vente', 'indemnité forfaitaire de 40 €'],
  ['/mentions-legales', 'Mentions légales', COMPANY.siret],
  ['/accessibilite', 'Déclaration d’accessibilité', 'Défenseur des droits'],
])('%s names the company and has its contents', async (path, title, words) => {
  await renderApp(path)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  const page = screen.getByRole('article')
  expect(page).toHaveTextContent(words)
  const contents = within(page).getByRole('navigation', { name: 'Sommaire' })
  const links = within(contents).getAllByRole('link')
  expect(links.length).toBeGreaterThan(3)
  for (const link of links) {
    const section = within(page).getByRole('region', { name: link.textContent ?? '' })
    expect(link).toHaveAttribute('href', `#${section.id}`)
  }
})

test('the foot of every page leads to the pages of the law', async () => {
  await renderApp('/cgv')
  const foot = within(screen.getByRole('contentinfo'))
  expect(foot.getByRole('link', { name: 'Confidentialité' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  )
  expect(foot.getByRole('link', { name: 'Conditions de vente' })).toHaveAttribute('href', '/cgv')
  expect(foot.getByRole('link', { name: 'Mentions légales' })).toHaveAttribute(
    'href',
    '/mentions-legales',
  )
  expect(foot.getByRole('link', { name: 'Accessibilité' })).toHaveAttribute(
    'href',
    '/accessibilite',
  )
})
