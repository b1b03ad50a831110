import { useState } from 'react'
import { atomFamily, useRecoilCallback } from 'recoil'
import { keepable, readDraft, writeDraft, type Draft } from './draftStorage'

const draftState = atomFamily<Draft, string>({
  key: 'draft',
  default: {},
  effects: (name) => [
    ({ setSelf, onSet }) => {
      setSelf(readDraft(name))
      onSet((draft) => writeDraft(name, draft))
    },
  ],
})

/**
 * What was typed into the form `name` earlier in this tab. `draft` is what was there when the form opened and does not
 * change under it (give it as the form's initial values); `keepDraft` on every change, `forgetDraft` once it is sent.
 * Passwords and card fields are never kept.
 */
export function useDraft(name: string): {
  draft: Draft
  keepDraft(values: Readonly<Record<string, unknown>>): void
  forgetDraft(): void
} {
  const read = useRecoilCallback(
    ({ snapshot }) =>
      () =>
        snapshot.getLoadable(draftState(name)).getValue(),
    [name],
  )
  const keepDraft = useRecoilCallback(
    ({ set }) =>
      (values: Readonly<Record<string, unknown>>) =>
        set(draftState(name), keepable(values)),
    [name],
  )
  const forgetDraft = useRecoilCallback(
    ({ set }) =>
      () =>
        set(draftState(name), {}),
    [name],
  )
  const [draft] = useState(read)
  return { draft, keepDraft, forgetDraft }
}
