import { useMediaQuery } from './useMediaQuery'

/** Whether there is room for the cart beside the shop; on a smaller screen it has its page, and a bar that leads there. */
export const useIsCartBeside = () => !useMediaQuery('(max-width: 67.99rem)', false)
