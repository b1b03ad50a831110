import { atom, useRecoilState } from 'recoil'

export const cartSyncFailedState = atom<boolean>({ key: 'cartSyncHasFailed', default: false })

/** Whether the account lacks the cart as it now is: the last try to store it failed. */
export function useCartSync(): { hasFailed: boolean; setFailed(hasFailed: boolean): void } {
  const [hasFailed, setFailed] = useRecoilState(cartSyncFailedState)
  return { hasFailed, setFailed }
}
