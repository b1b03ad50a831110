import type { MailTemplate } from '../Mail'
import { link, paragraph } from '../mailBlocks'
import { writeMail } from '../writeMail'

type FeedbackRequestFacts = {
  firstname: string
  /** As people say it: `T-24815`. */
  number: string
  /** `mardi 24 novembre`. */
  day: string
  /** Where the order's feedback is given: by its id, or by its hash for the canteen. */
  page: { kind: 'order'; orderId: string } | { kind: 'canteen'; hashedOrderId: string }
  unsubscribeUrl: string
}

export const feedbackRequest: MailTemplate<FeedbackRequestFacts> = (
  { firstname, number, day, page, unsubscribeUrl },
  links,
) =>
  writeMail({
    subject:
      page.kind === 'order'
        ? `Comment s’est passée la commande ${number}\u00a0?`
        : 'Votre repas vous a-t-il plu\u00a0?',
    firstname,
    blocks: [
      paragraph(
        page.kind === 'order'
          ? `La commande ${number} a été livrée le ${day}. Quatre notes et, si vous le voulez, quelques mots\u00a0: une minute suffit, et toute l’équipe vous lit.`
          : `Votre repas de la cantine a été livré le ${day}. Dites-nous en deux clics s’il vous a plu.`,
      ),
      link(
        'Donner mon avis',
        page.kind === 'order'
          ? links.feedback(page.orderId)
          : links.canteenFeedback(page.hashedOrderId),
      ),
    ],
    unsubscribeUrl,
    list: 'feedback',
  })
