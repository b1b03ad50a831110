import { atom, useRecoilState } from 'recoil'

const hasFailedState = atom<boolean>({ key: 'cartSyncHasFailed', default: false })

/** Whether the account lacks the cart as it now is: the last try to store it failed. */
export function useCartSync(): { hasFailed: boolean; setFailed(hasFailed: boolean): void } {
  const [hasFailed, setFailed] = useRecoilState(hasFailedState)
  return { hasFailed, setFailed }
}
