import { COMPANY } from '#domain/customer/company'
import { personName } from '#domain/customer/personName'

/** What a mail is made of, said once for its text and its HTML. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** What to do: the first one is the mail's button, the others stand as links. */
  | { kind: 'link'; label: string; url: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'list'; title: string; items: readonly string[] }
  /** Said in a lower voice. */
  | { kind: 'aside'; text: string }

export type MailDescription = {
  subject: string
  /** First name, or null for a person whom we do not know. */
  firstname: string | null
  blocks: readonly MailBlock[]
  /** Replies go there instead of to the sender. */
  replyTo?: string
  /** Where mails of this kind are stopped; also the header List-Unsubscribe. */
  unsubscribeUrl?: string
  /** What is stopped there. */
  list?: 'feedback' | 'invitations'
  /** The order whose calendar entry and delivery note go with it. */
  attachedOrderId?: string
  /** When what it says is over: it does not leave any more. */
  expiresAt?: Date
}

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text })
export const link = (label: string, url: string): MailBlock => ({ kind: 'link', label, url })
export const list = (title: string, items: readonly string[]): MailBlock => ({
  kind: 'list',
  title,
  items,
})
export const aside = (text: string): MailBlock => ({ kind: 'aside', text })

/** Label to value; what is null is left out. */
export const facts = (rows: Readonly<Record<string, string | null>>): MailBlock => ({
  kind: 'facts',
  rows: Object.entries(rows).flatMap(([label, value]) =>
    value === null ? [] : [[label, value] as const],
  ),
})

/** A number or an hour that stays on its line, however narrow the screen. */
export const onOneLine = (text: string): string => text.replaceAll(' ', '\u00a0')

/** By name only if it looks like one: who signed up may not be who reads. */
export function greeting(firstname: string | null): string {
  const name = firstname === null ? null : personName(firstname)
  return name === null ? 'Bonjour,' : `Bonjour ${name},`
}

export const REGARDS = `L’équipe ${COMPANY.name}`

export const SENDER_LINES = [
  `${COMPANY.legalName}, ${COMPANY.address}`,
  `Une question\u00a0? ${COMPANY.helpPhone} ou ${COMPANY.email}`,
] as const
