import { atom, type AtomEffect } from 'recoil'
import * as v from 'valibot'
import { parsedStorage } from './parsedStorage'

const KEY = 'tablee.sentCards'

export const sentCardsStorage = parsedStorage<readonly string[]>(
  'localStorage',
  KEY,
  v.array(v.string()),
  [],
)

const followStorage: AtomEffect<readonly string[]> = ({ setSelf }) => {
  setSelf(sentCardsStorage.load())
  const follow = ({ key }: StorageEvent) => {
    if (key === KEY) setSelf(sentCardsStorage.load())
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** The orders for which a card was sent, from whatever tab, whose outcome no one has told. */
export const sentCardsState = atom<readonly string[]>({
  key: 'sentCards',
  effects: [followStorage],
})
