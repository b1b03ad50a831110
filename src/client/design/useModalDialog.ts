import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Opens a `<dialog>` for as long as it is mounted. The focus goes to its `[data-autofocus]` element or to its
 * title, and back to where it was. Without `onDismiss`, Esc and a click beside the dialog do nothing.
 */
export function useModalDialog(
  dialogRef: RefObject<HTMLDialogElement | null>,
  titleRef: RefObject<HTMLElement | null>,
  onDismiss: (() => void) | undefined,
) {
  const dismissRef = useRef(onDismiss)
  useLayoutEffect(() => {
    dismissRef.current = onDismiss
  })

  // A layout effect: its cleanup runs while the dialog is still in the page, so that closing it gives the focus back.
  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (!dialog) return
    const cameFrom = document.activeElement
    const { clientWidth, style } = document.documentElement
    if (!document.querySelector('dialog[open]')) {
      style.setProperty('--scrollbar-width', `${window.innerWidth - clientWidth}px`)
    }
    dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? titleRef.current
    first?.focus({ preventScroll: true })
    return () => {
      dialog.close()
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus()
    }
  }, [dialogRef, titleRef])

  // In the frame in which it opens: a quick Esc that no one hears closes the dialog behind React's back.
  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (!dialog) return
    let hasPressedBeside = false
    const onCancel = (event: Event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      dismissRef.current?.()
    }
    const onPress = (event: Event) => {
      hasPressedBeside = event.target === dialog
    }
    const onClick = (event: Event) => {
      // A drag that starts on the text and ends beside the dialog is a selection, not a wish to leave.
      if (hasPressedBeside && event.target === dialog) dismissRef.current?.()
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
