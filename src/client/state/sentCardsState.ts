import { atom } from 'recoil'
import * as v from 'valibot'
import { followStorage } from './followStorage'
import { parsedStorage } from './parsedStorage'

const KEY = 'tablee.sentCards'

export const sentCardsStorage = parsedStorage<readonly string[]>(
  'localStorage',
  KEY,
  v.array(v.string()),
  [],
)

/** The orders for which a card was sent, from whatever tab, whose outcome no one has told. */
export const sentCardsState = atom<readonly string[]>({
  key: 'sentCards',
  effects: [followStorage(KEY, sentCardsStorage)],
})
