// Its code comes with the first visit: the first test would wait for the compiler.
import '../../../src/client/areas/known/AsLastTime'
import { screen, waitFor } from '@testing-library/react'
import { openingStorage, type OpeningHeight } from '../../../src/client/state/openingStorage'
import type { Responses } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { createCheckout } from '../checkout/checkoutServer'
import { KNOWN, openButton } from './knownCustomer'

// Room for the last order at the head of home, so that the list does not jump when it comes.

const openHome = (changes: Responses = {}, openingHeight?: OpeningHeight) =>
  renderApp('/', { api: createCheckout({ ...KNOWN, ...changes }), user: CAMILLE, openingHeight })
const never = () => new Promise<never>(() => undefined)
const room = () =>
  [...screen.getByRole('main').children].find((element) => element.classList.contains('room'))

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(263)
})
afterEach(() => {
  jest.restoreAllMocks()
})

test('what the last order took on the page is kept for the next visit', async () => {
  await openHome()
  await openButton()
  await waitFor(() => expect(openingStorage.load()).toBe(263))
})

test('the room stands from the first moment of the next visit, and before the day is found', async () => {
  await openHome({ orders: never }, 263)
  expect(room()).toHaveStyle({ 'min-height': '263px' })
  expect(room()).toHaveAttribute('aria-hidden', 'true')
})

test('while the next day is looked for, the last order takes as much', async () => {
  await openHome({ businessDaysWithSlots: never }, 263)
  const opening = await screen.findByRole('region', { name: 'Comme vendredi dernier' })
  expect(opening.parentElement).toHaveStyle({ 'min-height': '263px' })
})

test('on the first visit of a browser there is as much room as a last order usually takes', async () => {
  await openHome({ orders: never })
  expect(room()).toBeInTheDocument()
  expect(room()).not.toHaveAttribute('style')
})

test('without one, home keeps no room, and knows it the next time', async () => {
  await openHome({ orders: [] }, 263)
  await waitFor(() => expect(openingStorage.load()).toBe('none'))
  expect(room()).toBeUndefined()
})

test('where there was none the last time, no room is kept', async () => {
  await openHome({ orders: never }, 'none')
  expect(room()).toBeUndefined()
})

test('where no day is possible, no room is kept either', async () => {
  await openHome({ businessDaysWithSlots: [] }, 263)
  await waitFor(() => expect(openingStorage.load()).toBe('none'))
})

test('who signs out leaves no height behind', async () => {
  const { user } = await openHome({}, 263)
  await openButton()
  await user.click(screen.getByRole('button', { name: /Camille/ }))
  await user.click(await screen.findByRole('button', { name: 'Se déconnecter' }))
  await waitFor(() => expect(openingStorage.load()).toBeNull())
})

test('what is not a height counts for nothing', () => {
  for (const kept of ['', 'grand', '-4', '0', '1e9', 'NaN', '"aucune"']) {
    window.localStorage.setItem('tablee.opening', kept)
    expect(openingStorage.load()).toBeNull()
  }
})
