import { CART_LENGTHS } from '#domain/cart/cartLengths'
import { MAX_ITEMS, MAX_UNITS } from '#domain/cart/cartSchema'
import { MAX_CART_NAME_LENGTH, MAX_NAMED_CARTS } from '#domain/cart/namedCart'
import { MAX_ARTICLE_UNITS } from '#domain/catalogue/inventory'
import { MAX_FAVOURITES } from '#domain/customer/favourites'
import { MAX_PLANS } from '#domain/order/orderPlan'

// The tests of each limit use its constant; what they allow stands in docs/rules.
test('limits are those that the rules name', () => {
  expect({ items: MAX_ITEMS, units: MAX_UNITS, ofAnArticle: MAX_ARTICLE_UNITS }).toEqual({
    items: 100,
    units: 10_000,
    ofAnArticle: 100,
  })
  expect(CART_LENGTHS).toEqual({ id: 64, phone: 40, name: 200, address: 300, text: 500 })
  expect({ carts: MAX_NAMED_CARTS, name: MAX_CART_NAME_LENGTH }).toEqual({ carts: 30, name: 60 })
  expect({ favourites: MAX_FAVOURITES, plans: MAX_PLANS }).toEqual({ favourites: 200, plans: 10 })
})
