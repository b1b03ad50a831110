import { useMemo } from 'react'
import { atom, useRecoilState } from 'recoil'
import { isSameItem, type CartItemRef } from '../../domain/cart'
import type { CartChange } from '../../domain/inventory'

const noticesState = atom<readonly CartChange[]>({ key: 'inventoryNotices', default: [] })

/** What inventories took off the cart and the customer has not read yet; the latest word on each item. */
export function useInventoryNotices() {
  const [notices, setNotices] = useRecoilState(noticesState)
  const verbs = useMemo(
    () => ({
      addNotices: (changes: readonly CartChange[]) =>
        setNotices((earlier) => [
          ...earlier.filter(({ item }) => !changes.some((change) => isSameItem(change.item, item))),
          ...changes,
        ]),
      dismissNotice: (item: CartItemRef) =>
        setNotices((earlier) => earlier.filter((notice) => !isSameItem(notice.item, item))),
      dismissNotices: () => setNotices([]),
    }),
    [setNotices],
  )
  return { notices, ...verbs }
}
