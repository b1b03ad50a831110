import { screen, within } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'
import { createShop, product } from '../../support/shopFront'

const PHOTOGRAPH = '/static/pictures/plateau.0123456789ab.1QcSHQRnh493V4dIh4eXh1h4kJUI'

const formats = (element: HTMLElement) =>
  [...element.querySelectorAll('picture source')].map((source) => source.getAttribute('type'))

test('a dish with a photograph shows it on its card and its sheet, one without its drawn plate', async () => {
  const tray = product({ pictureUrl: `${PHOTOGRAPH}-640.jpg` })
  const plain = product({ id: '2', name: 'Plateau Belleville' })
  const api = createShop({
    availableInventory: { products: [tray, plain], menus: [], lines: [] },
    product: tray,
  })
  const { user } = await renderApp('/', { api })
  const card = await screen.findByRole('article', { name: 'Plateau Batignolles' })
  expect(formats(card)).toEqual(['image/avif', 'image/webp'])
  const drawn = screen.getByRole('article', { name: 'Plateau Belleville' })
  expect(formats(drawn)).toEqual([])
  expect(drawn.querySelector('img')).toHaveAttribute('src', '/p/1.svg')

  await user.click(within(card).getByRole('link', { name: 'Plateau Batignolles' }))
  const sheet = await screen.findByRole('dialog', { name: 'Plateau Batignolles' })
  expect(formats(sheet)).toEqual(['image/avif', 'image/webp'])
})
