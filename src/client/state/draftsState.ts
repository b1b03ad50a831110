import { atom } from 'recoil'
import { draftStorage, type Drafts } from './draftStorage'

export const draftsState = atom<Drafts>({
  key: 'drafts',
  effects: [({ setSelf }) => setSelf(draftStorage.load())],
})
