/**
 * Moves the focus to the first field in error, else to the message about the whole form. With `names`, the other fields are passed over.
 * Returns whether there was one.
 */
export function focusFirstError(form: HTMLElement | null, names?: readonly string[]): boolean {
  const inError = form?.querySelectorAll<HTMLElement>(
    '[aria-invalid="true"], [data-invalid="true"]',
  )
  const target =
    [...(inError ?? [])].find(
      (field) => names?.includes(field.getAttribute('name') ?? '') ?? true,
    ) ?? form?.querySelector<HTMLElement>('[data-form-error]')
  target?.focus()
  // One that the press on the button left the focus in is not scrolled to by it.
  target?.scrollIntoView({ block: 'nearest' })
  return target != null
}
