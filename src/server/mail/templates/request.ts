import type { MailTemplate } from '../Mail'
import { aside, facts } from '../mailBlocks'
import { writeMail } from '../writeMail'

type RequestFacts = {
  subject: string
  /** What was filled in, label to value. */
  rows: Readonly<Record<string, string | null>>
  /** Who asked. */
  replyTo: string
}

/** To the shop's inbox: what a visitor asks. */
export const request: MailTemplate<RequestFacts> = ({ subject, rows, replyTo }) =>
  writeMail({
    subject: `${subject} de ${replyTo}`,
    firstname: null,
    blocks: [
      facts(rows),
      aside('Répondez à cet e-mail\u00a0: la réponse part à la personne qui demande.'),
    ],
    replyTo,
  })
