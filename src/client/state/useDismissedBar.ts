import { atom, useRecoilState } from 'recoil'
import { readStorage, writeStorage } from '../services/safeStorage'
import { useIsInBrowser } from '../services/useIsInBrowser'

const DISMISSED_KEY = 'tablee.dismissedBar'

const dismissedBarState = atom<string | null>({
  key: 'dismissedBar',
  effects: [
    ({ setSelf, onSet }) => {
      setSelf(readStorage('localStorage', DISMISSED_KEY).value)
      onSet((id) => {
        if (id !== null) writeStorage('localStorage', DISMISSED_KEY, id)
      })
    },
  ],
})

/** The banner that the visitor has closed, by its id: another banner shows again. */
export function useDismissedBar(): { dismissedId: string | null; dismiss(id: string): void } {
  const [dismissedId, dismiss] = useRecoilState(dismissedBarState)
  const isInBrowser = useIsInBrowser()
  return { dismissedId: isInBrowser ? dismissedId : null, dismiss }
}
