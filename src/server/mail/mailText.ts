import { UNSUBSCRIBE_LABEL } from '../providers/mail/mailMessage'
import { greeting, REGARDS, SENDER_LINES, type MailBlock, type MailDescription } from './mailBlocks'

/** The plain-text part of a mail. */
export function mailText({ firstname, blocks, unsubscribeUrl }: MailDescription): string {
  const stop = unsubscribeUrl === undefined ? [] : [`${UNSUBSCRIBE_LABEL}\u00a0: ${unsubscribeUrl}`]
  return [
    greeting(firstname),
    ...blocks.map(blockText),
    REGARDS,
    // The mark before a signature, trailing space and all (RFC 3676).
    ['-- ', ...SENDER_LINES, ...stop].join('\n'),
  ].join('\n\n')
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'link':
      return `${block.label}\u00a0:\n${block.url}`
    case 'list':
      return [`${block.title}\u00a0:`, ...block.items.map((item) => `- ${item}`)].join('\n')
    case 'facts':
      return block.rows.map(([label, value]) => `${label}\u00a0: ${value}`).join('\n')
    default:
      return block.text
  }
}
