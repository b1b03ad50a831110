import { atom } from 'recoil'
import { loadDrafts, saveDrafts, type Drafts } from './draftStorage'

export const draftsState = atom<Drafts>({
  key: 'drafts',
  effects: [
    ({ setSelf, onSet }) => {
      setSelf(loadDrafts())
      onSet(saveDrafts)
    },
  ],
})
