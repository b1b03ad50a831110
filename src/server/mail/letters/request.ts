import type { LetterWriter } from '../Letter'
import { aside, facts } from '../letterBlocks'
import { writeLetter } from '../writeLetter'

export type RequestFacts = {
  subject: string
  /** What was filled in, label to value. */
  rows: Readonly<Record<string, string | null>>
  /** Who asked. */
  replyTo: string
}

/** To the shop's inbox: what a visitor asks. */
export const request: LetterWriter<RequestFacts> = ({ subject, rows, replyTo }) =>
  writeLetter({
    subject: `${subject} de ${replyTo}`,
    firstname: null,
    blocks: [
      facts(rows),
      aside('Répondez à cet e-mail\u00a0: la réponse part à la personne qui demande.'),
    ],
    replyTo,
  })
