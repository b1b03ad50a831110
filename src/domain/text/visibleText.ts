/** Controls but for a new line and a tab, marks of direction, joints: what a form lets in, and no one sees. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}]/gu

/**
 * A text without what no one sees. An address book puts marks around a number that is copied from it; a control moves the
 * cursor of a terminal.
 */
export const visibleText = (text: string): string => text.replace(INVISIBLE, '')

/** Whether a text shows nothing: none, spaces, or what no one sees. */
export const isBlank = (text: string | null | undefined): boolean =>
  visibleText(text ?? '').trim() === ''
