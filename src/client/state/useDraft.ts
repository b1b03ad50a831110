import { useState } from 'react'
import { useRecoilCallback } from 'recoil'
import { draftStorage, keepable, type Draft, type Drafts } from './draftStorage'
import { draftsState } from './draftsState'

const without = (drafts: Drafts, name: string): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([other]) => other !== name))

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
        snapshot.getLoadable(draftsState).getValue()[name] ?? {},
    [name],
  )
  const keepDraft = useRecoilCallback(
    ({ set }) =>
      (values: Readonly<Record<string, unknown>>) =>
        set(draftsState, (drafts) => draftStorage.keep({ ...drafts, [name]: keepable(values) })),
    [name],
  )
  const forgetDraft = useRecoilCallback(
    ({ set }) =>
      () =>
        set(draftsState, (drafts) => draftStorage.keep(without(drafts, name))),
    [name],
  )
  const [draft] = useState(read)
  return { draft, keepDraft, forgetDraft }
}
