import { useMediaQuery } from './useMediaQuery'

/** Whether the screen is a phone's. Below this a page shows one column; the figure is that of the shop's own layout. */
export const useIsPhone = () => useMediaQuery('(max-width: 47.99rem)', false)
