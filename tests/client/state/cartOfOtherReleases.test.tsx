import { act } from '@testing-library/react'
import { setClock } from '../../../src/client/services/clock'
import { CART_KEY } from '../../../src/client/state/cartStorage'
import { createClock } from '#domain/time/clock'
import { tray } from '../../domain/builders'
import { openCart, shopping } from './tabs'

beforeEach(() => {
  window.localStorage.clear()
  setClock(createClock({ startsAt: '2026-11-24T10:00:00+01:00' }))
})
afterEach(() => setClock(null))

const written = () => {
  const tab = shopping()
  act(() => {
    tab.result.current.editDeliveryContact({ name: 'Camille Roche' })
    tab.result.current.setItemRecovery(null)
  })
  tab.close()
  const value: unknown = JSON.parse(window.localStorage.getItem(CART_KEY) ?? '')
  return { cart: tab.result.current.cart, value: value instanceof Object ? value : {} }
}

test('what is stored has empty texts for null, which the release before this one needs', () => {
  expect(written().value).toMatchObject({
    deliveryContact: { id: '0', name: 'Camille Roche', phone: '', details: '' },
    deliveryContactSMSNumber: '',
    invoiceContact: { id: '0', address: '', customerName: '', phone: '' },
  })
})

test('and they are read as null, contacts in which nothing is written too', () => {
  const { cart } = written()
  expect(cart.invoiceContact).toBeNull()
  expect(cart.deliveryContact).toMatchObject({ phone: null, details: null })
  expect(openCart().result.current.cart).toEqual(cart)
})

test('nulls are read as well', () => {
  const { cart } = written()
  window.localStorage.setItem(CART_KEY, JSON.stringify(cart))
  expect(openCart().result.current.cart).toEqual(cart)
})

test('a text that is too long is kept: its form says so', () => {
  const { value } = written()
  const details = 'a'.repeat(501)
  const deliveryContact = { id: '0', name: 'Camille Roche', phone: '', details }
  window.localStorage.setItem(CART_KEY, JSON.stringify({ ...value, deliveryContact }))
  expect(openCart().result.current.cart).toMatchObject({
    items: [tray(2)],
    deliveryContact: { details },
  })
})
