import * as v from 'valibot'

const operation = (text: string) => ({ name: /^\s*\w+\s+(\w+)/.exec(text)?.[1] ?? '', text })

/** What the drills send; production executes what it knows only, so that each server is given this list. */
export const SET_CART = operation(
  `mutation drillSetCart($key: String!, $cart: CartInput!) { setCart(key: $key, cart: $cart) { id } }`,
)
export const CREATE_ORDER = operation(
  `mutation drillCreateOrder($cartId: ID!) { createOrder(cartId: $cartId, payByCreditTransfer: false) }`,
)
export const INVENTORY = operation(
  `query drillInventory($input: AvailableInventoryInput!) {
    availableInventory(input: $input) { products { id available } }
  }`,
)
export const inventoryResponse = v.object({
  availableInventory: v.object({
    products: v.array(v.object({ id: v.string(), available: v.number() })),
  }),
})

export const BUSINESS_DAYS = operation(
  `query drillBusinessDays($from: Date!, $lineId: ID!) {
    businessDaysWithSlots(distributionPointId: "111", businessDay: $from, onlyOpenWithSales: true, lineId: $lineId) {
      startAt
      slots { slotStartAt slotEndAt disabledSlot }
    }
  }`,
)
const ORDERS = operation(`query drillOrders { orders(limit: 8) { id status totalWithVat } }`)

export type Operation = ReturnType<typeof operation>

export const DRILL_OPERATIONS: readonly Operation[] = [
  SET_CART,
  CREATE_ORDER,
  INVENTORY,
  BUSINESS_DAYS,
  ORDERS,
]
