import { useRecoilCallback } from 'recoil'
import { isSlotHeld } from './heldCart'

/** Returns, when called, whether the cart's own unpaid order holds its slot: it is then not judged again. */
export const useIsSlotHeld = (): (() => boolean) =>
  useRecoilCallback(
    ({ snapshot }) =>
      () =>
        isSlotHeld(snapshot),
    [],
  )
