import { act } from '@testing-library/react'
import { setClock } from '../../../src/client/services/clock'
import type { Cart } from '#domain/cart/cart'
import { createClock } from '#domain/time/clock'
import { tray } from '../../domain/builders'
import { openCart, shopping } from './tabs'

beforeEach(() => {
  window.localStorage.clear()
  setClock(createClock({ startsAt: '2026-11-24T10:00:00+01:00' }))
})
afterEach(() => setClock(null))

describe('the verbs', () => {
  test('an item is refused without an address, and the result says so', () => {
    const { result } = openCart()
    act(() => {
      expect(result.current.addItem(tray(1))).toEqual({ ok: false, code: 'ADDRESS_NEEDED' })
    })
    expect(result.current.cart.items).toEqual([])
  })

  test('two quick additions both count', () => {
    const { result } = shopping()
    act(() => {
      result.current.addItem(tray(1))
      result.current.addItem(tray(1))
    })
    expect(result.current.cart.items).toEqual([tray(4)])
  })

  test('an inventory takes off what it cannot serve and says what', () => {
    const { result } = shopping()
    const changes: unknown[] = []
    act(() => {
      const products = [{ id: '1', name: 'Plateau', available: 1 }]
      changes.push(...result.current.reconcile({ products, menus: [] }, () => true))
    })
    expect(changes).toMatchObject([{ name: 'Plateau', requestedQty: 2, qty: 1 }])
    expect(result.current.cart.items).toEqual([tray(1)])
  })

  test('an inventory judges the cart as it is now, and none that it was not requested for', () => {
    const { result } = shopping()
    const judged: Cart[] = []
    const isForTwo = (cart: Cart) => {
      judged.push(cart)
      return cart.items[0]?.qty === 2
    }
    act(() => {
      // What brings three into the cart is pressed once the inventory is rendered, and before the cart is fitted to it.
      result.current.addItem(tray(1))
      expect(result.current.reconcile({ products: [], menus: [] }, isForTwo)).toEqual([])
    })
    expect(judged).toMatchObject([{ items: [tray(3)] }])
    expect(result.current.cart.items).toEqual([tray(3)])
  })

  test('a new cart has a new key and is kept', () => {
    const { result } = shopping()
    const { key } = result.current.cart
    act(() => result.current.resetOrdered(key))
    expect(result.current.cart).toMatchObject({ items: [], address: null })
    expect(result.current.cart.key).not.toBe(key)
    expect(openCart().result.current.cart.key).toBe(result.current.cart.key)
  })

  test('a key given up is replaced at once, and the items stay', () => {
    const { result } = shopping()
    const keys = [result.current.cart.key]
    act(() => {
      keys.push(result.current.renewKey())
    })
    expect(result.current.cart).toMatchObject({ key: keys[1], items: [tray(2)] })
    expect(keys[1]).not.toBe(keys[0])
  })

  test('keep their identity while the cart changes', () => {
    const { result } = openCart()
    const { addItem, chooseDay } = result.current
    act(() => result.current.chooseDay('2026-11-25'))
    expect([result.current.addItem, result.current.chooseDay]).toEqual([addItem, chooseDay])
  })
})
