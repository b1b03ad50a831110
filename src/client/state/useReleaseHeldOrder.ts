import { useRecoilCallback } from 'recoil'
import { heldOrderState, heldOrderStorage } from './heldOrder'

/** An order that is given up holds nothing any more: its portions and its slot are for everybody again. */
export const useReleaseHeldOrder = () =>
  useRecoilCallback(
    ({ set }) =>
      (orderId: string) =>
        set(heldOrderState, (held) =>
          held?.orderId === orderId ? heldOrderStorage.keep(null) : held,
        ),
    [],
  )
