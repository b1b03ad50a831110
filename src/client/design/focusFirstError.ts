/** Moves the focus to the first field in error, else to the message about the whole form. Returns whether there was one. */
export function focusFirstError(form: HTMLElement | null): boolean {
  const target =
    form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]') ??
    form?.querySelector<HTMLElement>('[data-form-error]')
  target?.focus()
  return target != null
}
