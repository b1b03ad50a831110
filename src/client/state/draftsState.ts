import { atom } from 'recoil'
import { loadDrafts, saveDrafts, type Drafts } from './draftStorage'

export const draftsState = atom<Drafts>({
  key: 'drafts',
  effects: [({ setSelf }) => setSelf(loadDrafts())],
})

/** The drafts, which are in storage by then: the page may be left before the next rendering. */
export function keptDrafts(drafts: Drafts): Drafts {
  saveDrafts(drafts)
  return drafts
}
