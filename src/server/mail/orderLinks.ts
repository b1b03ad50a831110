import type { SiteLinks } from '../base/siteLinks'
import { link, type MailBlock } from './mailBlocks'

type LinkedOrder = {
  orderId: string
  /** Opens the tracking of the order to every person who has the link. */
  trackingToken: string
}

/**
 * The ways from a mail to its order. The first, the mail's button, opens on any device; the account behind the second asks who
 * reads to sign in, which a customer without a password cannot. docs/rules/mails.md#links-to-an-order
 */
export const orderLinks = (
  label: string,
  { orderId, trackingToken }: LinkedOrder,
  links: SiteLinks,
): MailBlock[] => [
  link(label, links.track(orderId, trackingToken)),
  link('Ouvrir la commande dans mon compte', links.order(orderId)),
]
