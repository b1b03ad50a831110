import { useLayoutEffect, useRef, useState } from 'react'
import { useKept } from './useKept'

/** For a list under a heading, whose rows are deleted in a dialog: then the heading has the focus, which their button had. */
export function useDeletion<Item extends { id: string }, Named extends { id: string }>(
  items: readonly Item[],
) {
  const { kept, tellGone } = useKept(items)
  const [toDelete, setToDelete] = useState<Named | null>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const hasDeleted = useRef(false)
  const close = () => setToDelete(null)
  // After the dialog has closed: while it is open, nothing outside of it can take the focus.
  useLayoutEffect(() => {
    if (hasDeleted.current && toDelete === null) headingRef.current?.focus()
    hasDeleted.current = false
  }, [toDelete])

  return {
    kept,
    headingRef,
    toDelete,
    setToDelete,
    close,
    closeDeleted: ({ id }: Named) => {
      hasDeleted.current = true
      tellGone(id)
      close()
    },
  }
}
