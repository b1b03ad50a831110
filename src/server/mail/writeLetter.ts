import type { Letter } from './Letter'
import type { LetterDescription } from './letterBlocks'
import { letterHtml } from './letterHtml'
import { letterText } from './letterText'

/** Puts a description into its two forms, which cannot differ. */
export const writeLetter = (description: LetterDescription): Letter => ({
  subject: description.subject,
  text: letterText(description),
  html: letterHtml(description),
  replyTo: description.replyTo ?? null,
  unsubscribeUrl: description.unsubscribeUrl ?? null,
  attachedOrderId: description.attachedOrderId ?? null,
})
