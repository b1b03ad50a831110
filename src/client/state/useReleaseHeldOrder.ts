import { useRecoilCallback } from 'recoil'
import { heldOrderState, withoutOrder } from './heldOrder'

/** An order that is given up holds nothing any more: its portions and its slot are for everybody again. */
export const useReleaseHeldOrder = () =>
  useRecoilCallback(
    ({ set }) =>
      (orderId: string) =>
        set(heldOrderState, withoutOrder(orderId)),
    [],
  )
