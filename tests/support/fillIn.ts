import type { UserEvent } from '@testing-library/user-event'

/**
 * Fills a field in one step, as a browser's autofill or a paste does, in place of what it held. It is for tests that need the
 * form filled: each key typed is a dozen events and a render, and belongs where keys are what a test is about.
 */
export async function fillIn(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field)
  await user.paste(text)
}
