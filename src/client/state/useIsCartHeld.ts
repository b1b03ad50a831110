import { useRecoilCallback } from 'recoil'
import { isCartHeld } from './heldCart'

/** Returns, when called, whether the cart's own unpaid order holds all that is in it. */
export const useIsCartHeld = (): (() => boolean) =>
  useRecoilCallback(
    ({ snapshot }) =>
      () =>
        isCartHeld(snapshot),
    [],
  )
