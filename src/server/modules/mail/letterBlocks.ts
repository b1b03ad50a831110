import { COMPANY } from '../../../domain/company'

/** What a mail is made of, said once for its text and its HTML. */
export type LetterBlock =
  | { kind: 'paragraph'; text: string }
  /** What to do; the first one above all. */
  | { kind: 'link'; label: string; url: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  /** Said in a lower voice. */
  | { kind: 'aside'; text: string }

export type LetterDescription = {
  subject: string
  /** First name, or null for somebody whom we do not know. */
  firstname: string | null
  blocks: readonly LetterBlock[]
  /** Answers go there instead of to the sender. */
  replyTo?: string
  /** Where mails of this kind are stopped; also the header List-Unsubscribe. */
  unsubscribeUrl?: string
}

export const paragraph = (text: string): LetterBlock => ({ kind: 'paragraph', text })
export const link = (label: string, url: string): LetterBlock => ({ kind: 'link', label, url })
export const aside = (text: string): LetterBlock => ({ kind: 'aside', text })

/** Label to value; what is null is left out. */
export const facts = (rows: Readonly<Record<string, string | null>>): LetterBlock => ({
  kind: 'facts',
  rows: Object.entries(rows).flatMap(([label, value]) =>
    value === null ? [] : [[label, value] as const],
  ),
})

export const greeting = (firstname: string | null) =>
  firstname === null ? 'Bonjour,' : `Bonjour ${firstname},`

export const REGARDS = `L’équipe ${COMPANY.name}`

export const SENDER_LINES = [
  `${COMPANY.legalName}, ${COMPANY.address}`,
  `Une question\u00a0? ${COMPANY.helpPhone} ou ${COMPANY.email}`,
] as const

export const UNSUBSCRIBE_LABEL = 'Ne plus recevoir ces e-mails'
