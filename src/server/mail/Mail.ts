import type { SiteLinks } from '../base/siteLinks'
import type { MailDescription } from './mailBlocks'

/** A mail as it leaves. */
export type Mail = {
  subject: string
  text: string
  html: string
  replyTo: string | null
  unsubscribeUrl: string | null
  /** The list that it belongs to, which its recipient may stop while it waits. */
  list: MailDescription['list'] | null
  /** The order whose calendar entry and delivery note go with it. */
  attachedOrderId: string | null
  /** When what it says is over: it does not leave any more. */
  expiresAt: Date | null
}

/** Makes a mail of one kind from its facts. */
export type MailTemplate<Facts> = (facts: Facts, links: SiteLinks) => Mail
