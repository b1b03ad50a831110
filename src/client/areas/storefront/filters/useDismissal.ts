import { useEffect, type RefObject } from 'react'
import { useLatest } from '../../../services/useLatest'

/** Closes what floats above the page at Esc, which gives the focus back, and at a press beside it. */
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
      if (target instanceof Node && !box.contains(target)) latest.current()
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
    return () => {
      document.removeEventListener('pointerdown', onPress)
      box.removeEventListener('keydown', onKey)
    }
  }, [boxRef, isOpen, latest])
}
