import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { screen, within } from '@testing-library/react'
import { config } from '../../../src/client/config/config'
import { renderApp } from '../../support/renderApp'

const CLIENT = join(__dirname, '../../../src/client')

/** What has no look of its own, or is shown with another. */
const SHOWN_OTHERWISE: Readonly<Record<string, string>> = {
  BotTrap: 'it is never visible',
  Field: 'around each field',
  FieldError: 'under each field in error',
  FixedNotice: 'over the whole page: a Notice of the tone danger, in its place',
  FormEditListener: 'renders nothing',
  FormValues: 'renders what a form gives it',
  OrderStatusWord: 'within OrderStatusBadge',
  PageHeading: 'for screen readers alone',
  PasswordInput: 'a text field of the type password',
  Photograph: 'by Picture, for the address of a photograph',
  ToastList: 'what Toasts shows in one place',
  ToastPlace: 'the place in each dialog where toasts appear',
  Toasts: 'around the whole site: the gallery says something by useToast',
  VisuallyHidden: 'for screen readers alone',
}

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

test('every primitive of the design is in the gallery', () => {
  const gallery = join(CLIENT, 'app/designGallery')
  const shown = readdirSync(gallery)
    .map((file) => readFileSync(join(gallery, file), 'utf8'))
    .join('\n')
  const primitives = readdirSync(join(CLIENT, 'design'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => basename(file, '.tsx'))
  const isShown = (name: string) => new RegExp(`<${name}\\b`).test(shown)

  expect(shown).toContain('type="password"')
  expect(primitives.filter((name) => !isShown(name)).sort()).toEqual(
    Object.keys(SHOWN_OTHERWISE).sort(),
  )
})

test('a form that is sent gives its place to the outcome', async () => {
  const { user } = await renderApp('/dev/design')
  await user.click(await screen.findByRole('button', { name: 'Envoyer la demande' }))
  expect(await screen.findByRole('heading', { name: 'Demande envoyée' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Recommencer' }))
  expect(screen.getByRole('form', { name: 'Formulaire' })).toBeVisible()
})

test('a confirmation says what went wrong and stays, until it is given up', async () => {
  const { user } = await renderApp('/dev/design')
  await user.click(await screen.findByRole('button', { name: 'Ouvrir la confirmation' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Vider votre panier/ }))
  await user.click(dialog.getByRole('button', { name: 'Vider le panier' }))
  expect(await dialog.findByText(/n’a pas été vidé/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Garder le panier' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
