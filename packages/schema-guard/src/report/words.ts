/** `1 use`, `2 uses`. */
export const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

const FEW = 5

/** The first names of a list, and how many follow. */
export const few = (names: readonly string[]) =>
  names.length > FEW + 1
    ? `${names.slice(0, FEW).join(', ')} and ${names.length - FEW} more`
    : names.join(', ')

/** Reasons of deprecation are sentences already; ours are not. */
export const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)
