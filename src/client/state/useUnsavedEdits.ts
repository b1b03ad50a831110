import { useState } from 'react'
import type { Draft } from './draftStorage'
import { useDraft } from './useDraft'

/** What was saved when a field was changed is kept under the field's name and this. */
const BEFORE = ':before'

/**
 * The draft of a form that changes what is saved. `unsaved` goes over the saved values: the fields that were changed earlier
 * in this tab, without those that were saved elsewhere since. `keepEdits` on every change, `forgetEdits` once it is saved.
 */
export function useUnsavedEdits<Values extends Draft>(name: string, saved: Values) {
  const { draft, keepDraft, forgetDraft } = useDraft(name)
  const [isForgotten, setForgotten] = useState(false)
  return {
    unsaved: isForgotten ? {} : unsavedOf(draft, saved),
    keepEdits: (values: Draft) => keepDraft(editsOf(values, saved)),
    forgetEdits: () => {
      forgetDraft()
      setForgotten(true)
    },
  }
}

function editsOf(values: Draft, saved: Draft): Draft {
  const edits = Object.entries(saved).flatMap(([field, before]) => {
    // A field that was emptied has no value.
    const value = values[field] ?? (typeof before === 'string' ? '' : false)
    return value === before ? [] : [[field, value] as const, [field + BEFORE, before] as const]
  })
  return Object.fromEntries(edits)
}

function unsavedOf(draft: Draft, saved: Draft): Draft {
  const isUnsaved = (field: string) => field in saved && draft[field + BEFORE] === saved[field]
  return Object.fromEntries(Object.entries(draft).filter(([field]) => isUnsaved(field)))
}
