import type {
  CatalogueProspectInput,
  ContactInput,
  PhoneCallInput,
  QuoteInput,
} from '#generated/server/types'
import { parisDay } from '#domain/time/calendar'
import type { Clock } from '#domain/time/clock'
import { isBlank } from '#domain/text/visibleText'
import { normaliseEmail, normalisePostalCode } from '#domain/requests/fields'
import {
  catalogueProblems,
  contactProblems,
  phoneCallProblems,
  quoteProblems,
} from '#domain/requests/requestForms'
import type { Database } from '../../db/database'
import { requireNoProblems, type FieldProblems } from '../../base/errors'
import type { DefineLimit } from '../../limits/createLimits'
import type { MailService } from '../../mail/mailService'
import { createRequestLimit } from './requestLimit'
import { insertRequest, type RequestContent, type RequestKind } from './requestRepo'
import { REQUEST_SUBJECTS, requestRows, type InboxKind } from './requestWords'

type Dependencies = {
  db: Database
  clock: Clock
  mail: MailService
  defineLimit: DefineLimit
  /** The shop's inbox. */
  inbox: string
}

export type RequestService = ReturnType<typeof createRequestService>

/** A field that people do not see: what fills it is a program, which is thanked and nothing more. */
type Trapped = { website?: string | null | undefined }

/** What visitors write to the shop: stored, and mailed to the shop's inbox; a reply to that mail goes to the visitor. */
export function createRequestService({ db, clock, mail, defineLimit, inbox }: Dependencies) {
  const takeForm = createRequestLimit(defineLimit)

  /** In the caller's transaction; then `mail.wake()`. */
  const writeToInbox = (
    tx: Database,
    kind: InboxKind,
    content: RequestContent,
    replyTo: string,
  ): Promise<void> =>
    mail.write(tx, inbox, 'request', {
      subject: REQUEST_SUBJECTS[kind],
      rows: requestRows(content),
      replyTo,
    })

  async function receive<Form extends Trapped & { email: string }>(
    kind: RequestKind,
    form: Form,
    problems: FieldProblems,
    ip: string,
  ): Promise<true> {
    requireNoProblems('Not a request', problems)
    await takeForm(ip)
    if (form.website) return true
    const content = contentOf(form)
    await db.transaction(async (tx) => {
      await insertRequest(tx, kind, content, clock.now())
      await writeToInbox(tx, kind, content, normaliseEmail(form.email))
    })
    mail.wake()
    return true
  }

  return {
    /** Takes one of the forms that an address may send in an hour. Error RATE_LIMITED. */
    takeForm,
    writeToInbox,

    quote: (form: QuoteInput, ip: string) =>
      receive(
        'quote',
        { ...form, postalCode: normalisePostalCode(form.postalCode) },
        quoteProblems(form, parisDay(clock.now())),
        ip,
      ),
    contact: (form: ContactInput, ip: string) =>
      receive('contact', form, contactProblems(form), ip),
    phoneCall: (form: PhoneCallInput, ip: string) =>
      receive(
        'phoneCall',
        { ...form, postalCodeCompany: normalisePostalCode(form.postalCodeCompany) },
        phoneCallProblems(form),
        ip,
      ),
    catalogue: (form: CatalogueProspectInput, ip: string) =>
      receive('catalogue', form, catalogueProblems(form), ip),
  }
}

/** The form without the trap, its texts without the spaces around; one that no one sees is empty. */
function contentOf(form: Trapped): RequestContent {
  const content: Record<string, RequestContent[string]> = {}
  for (const [field, value] of Object.entries<unknown>({ ...form, website: undefined })) {
    if (typeof value === 'string') content[field] = isBlank(value) ? '' : value.trim()
    if (typeof value === 'number' || typeof value === 'boolean') content[field] = value
  }
  return content
}
