import { DrizzleQueryError } from 'drizzle-orm'
import { cutText, storableText } from '#domain/text/storableText'
import { maskAddresses } from '../base/maskAddresses'

const MAX_LENGTH = 500

/**
 * What of an error may stand in a row. drizzle writes a query's parameters into its message: people's names, token hashes. A
 * mail server repeats the address that it refuses, or says bytes that are no text.
 */
export function errorWords(error: unknown): string {
  if (error instanceof DrizzleQueryError) return errorWords(error.cause)
  const words = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return cutText(maskAddresses(storableText(words)), MAX_LENGTH)
}
