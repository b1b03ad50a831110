/** Letters, accents, apostrophes, hyphens, a dot after an initial: no link, no number, no sentence. */
const NAME = /^(?:[\p{L}\p{M}' ’-]|\.(?= |$))+$/u
/** Companies have numbers and ampersands in their names too. */
const COMPANY_NAME = /^(?:[\p{L}\p{M}\p{N}' ’&-]|\.(?= |$)){1,80}$/u
const MAX_LENGTH = 40
const MAX_WORDS = 4

/**
 * A person's name for a mail, or null for what does not look like one: a form's words may go to a person who never saw
 * the form, and must not pass for a link or a text there. docs/rules/mails.md#names
 */
export function personName(name: string): string | null {
  const trimmed = name.trim()
  const isName =
    NAME.test(trimmed) && trimmed.length <= MAX_LENGTH && trimmed.split(/\s+/).length <= MAX_WORDS
  return isName ? trimmed : null
}

/** The same for a company's name. docs/rules/mails.md#names */
export function companyName(name: string): string | null {
  return COMPANY_NAME.test(name.trim()) ? name.trim() : null
}
