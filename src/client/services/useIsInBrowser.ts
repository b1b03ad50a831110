import { useSyncExternalStore } from 'react'

const nothingChanges = () => () => undefined

/**
 * False while the server renders the page and while that page comes alive, for what only this browser knows: the page is
 * shared by everybody, and React would throw it away where it finds something else.
 */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  )
