/** What begins a line, or does something else that no one sees; not NUL, which no text may have. */
const CONTROLS = /(?:(?!\0)[\p{Cc}\u2028\u2029])+/gu
/** What turns the words around it, those of others too. */
const DIRECTIONS = /\p{Bidi_Control}/gu

/**
 * A text of one line: what would begin another line, of a calendar entry or a document, is a space, and what would turn the
 * words after it leaves. docs/rules/cart.md#limits
 */
export const oneLine = (text: string): string =>
  text.replace(DIRECTIONS, '').replace(CONTROLS, ' ').trim()
