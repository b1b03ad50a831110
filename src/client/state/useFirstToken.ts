import { useRecoilValue } from 'recoil'
import { firstTokenState } from './sessionState'

/** The token by which this tab began; null for a visitor. */
export const useFirstToken = (): string | null => useRecoilValue(firstTokenState)
