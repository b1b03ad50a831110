import { screen } from '@testing-library/react'
import { config } from '../../../src/client/config/config'
import { renderApp } from '../../support/renderApp'

const { hasDesignGallery } = config
afterEach(() => {
  config.hasDesignGallery = hasDesignGallery
})

test('outside production /dev/design shows the primitives', async () => {
  await renderApp('/dev/design')
  expect(await screen.findByRole('heading', { level: 1, name: 'Composants' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Boutons' })).toBeVisible()
})

test('in production it is no page of the site', async () => {
  config.hasDesignGallery = false
  await renderApp('/dev/design')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('pas au menu')
})
