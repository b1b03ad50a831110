import { useEffect, type RefObject } from 'react'
import { useLatest } from '../../../services/useLatest'

/** Closes what floats above the page at Esc, which gives the focus back, at a press beside it, and when the focus goes on to something else. */
export function useDismissal(
  boxRef: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
) {
  const latest = useLatest(close)

  useEffect(() => {
    const box = boxRef.current
    if (!isOpen || !box) return
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node) || box.contains(target)) return
      // A field tells what was typed as it is left.
      if (box.contains(document.activeElement)) blurFocused()
      latest.current()
    }
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !box.contains(relatedTarget)) latest.current()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // What is open within it closes first.
      event.stopPropagation()
      // The browser would empty a search field as well.
      event.preventDefault()
      box.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      latest.current()
    }
    document.addEventListener('pointerdown', onPress)
    box.addEventListener('keydown', onKey)
    box.addEventListener('focusout', onLeave)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      box.removeEventListener('keydown', onKey)
      box.removeEventListener('focusout', onLeave)
    }
  }, [boxRef, isOpen, latest])
}

function blurFocused() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
