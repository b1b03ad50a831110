import { useRecoilCallback } from 'recoil'
import { isCartHeld } from './heldCart'

/** Returns, when called, whether an order of this tab may hold what the cart has: its slot is then not judged again. */
export const useIsCartHeld = (): (() => boolean) =>
  useRecoilCallback(
    ({ snapshot }) =>
      () =>
        isCartHeld(snapshot),
    [],
  )
