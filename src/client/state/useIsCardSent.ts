import { useRecoilValue } from 'recoil'
import { sentCardsState } from './sentCardsState'

/** Whether a card was sent from this browser for an order, whose outcome no one has told. */
export const useIsCardSent = (orderId: string): boolean =>
  useRecoilValue(sentCardsState).includes(orderId)
