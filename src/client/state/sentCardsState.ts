import { atom } from 'recoil'
import * as v from 'valibot'
import { tabStorage } from './tabStorage'

export const sentCardsStorage = tabStorage<readonly string[]>(
  'tablee.sentCards',
  v.array(v.string()),
  [],
)

/** The orders for which a card was sent whose outcome no one has told. */
export const sentCardsState = atom<readonly string[]>({
  key: 'sentCards',
  effects: [({ setSelf }) => setSelf(sentCardsStorage.load())],
})
