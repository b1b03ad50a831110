import { useLayoutEffect, useRef, type RefObject } from 'react'
import { stillThere, withAncestors } from '../focus/giveFocusBack'

/** Where the focus was before the dialogs that are closing just now, with what held it. */
const returning: (readonly Element[])[] = []

const focusedNow = () => (document.activeElement ? withAncestors(document.activeElement) : [])

const takeReturning = () => {
  const chains = returning.splice(0)
  return chains.find(([focused]) => focused?.isConnected) ?? chains[0]
}

/**
 * Returns the focus after React's commit, because focusing in the middle of it makes the browser compute the styles twice. Where the
 * element that had it is gone, an element beside it gets the focus. Nothing happens when something else has taken the focus meanwhile;
 * a dialog that opens in place of this one returns it later.
 */
function giveBackLater(cameFrom: readonly Element[], close: () => void) {
  returning.push(cameFrom)
  queueMicrotask(() => {
    close()
    const chain = takeReturning()
    if (!chain || document.activeElement !== document.body) return
    const target = stillThere(chain)
    if (target instanceof HTMLElement) target.focus({ preventScroll: target !== chain[0] })
  })
}

/**
 * A field that has left the page leaves an invisible caret behind. While a dialog makes the page inert, the browser would search all of
 * it for a place for that caret at each press. A selection of words stays.
 */
function dropCaret() {
  const selection = document.getSelection()
  if (selection?.isCollapsed) selection.removeAllRanges()
}

/**
 * Opens a `<dialog>` for as long as it is mounted. The focus goes to its `[data-autofocus]` element or to its
 * title, and back to where it was. Esc and a click beside the dialog dismiss it.
 */
export function useModalDialog(
  dialogRef: RefObject<HTMLDialogElement | null>,
  titleRef: RefObject<HTMLElement | null>,
  onDismiss: () => void,
) {
  const dismissRef = useRef(onDismiss)
  // Counts the openings: the dialog may be shown again before a delayed close runs.
  const turns = useRef(0)
  useLayoutEffect(() => {
    dismissRef.current = onDismiss
  })

  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (!dialog) return
    const turn = (turns.current += 1)
    const cameFrom = takeReturning() ?? focusedNow()
    const { clientWidth, style } = document.documentElement
    if (!document.querySelector('dialog[open]')) {
      style.setProperty('--scrollbar-width', `${window.innerWidth - clientWidth}px`)
    }
    dropCaret()
    if (!dialog.open) dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? titleRef.current
    first?.focus({ preventScroll: true })
    return () =>
      giveBackLater(cameFrom, () => {
        // React has taken it out of the page, and so closed it; one that waits for something is only hidden.
        if (dialog.isConnected && turn === turns.current) dialog.close()
      })
  }, [dialogRef, titleRef])

  // In the frame in which it opens: a quick Esc that no one hears closes the dialog behind React's back.
  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (!dialog) return
    let hasPressedBeside = false
    const onCancel = (event: Event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      dismissRef.current()
    }
    const onPress = (event: Event) => {
      hasPressedBeside = event.target === dialog
    }
    const onClick = (event: Event) => {
      // A drag that starts on the text and ends beside the dialog is a selection, not a wish to leave.
      if (hasPressedBeside && event.target === dialog) dismissRef.current()
    }
    dialog.addEventListener('cancel', onCancel)
    dialog.addEventListener('mousedown', onPress)
    dialog.addEventListener('click', onClick)
    return () => {
      dialog.removeEventListener('cancel', onCancel)
      dialog.removeEventListener('mousedown', onPress)
      dialog.removeEventListener('click', onClick)
    }
  }, [dialogRef])
}
