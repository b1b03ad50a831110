/** A file that goes with a mail. */
export type MailAttachment = { filename: string; contentType: string; content: string | Buffer }

export type OutgoingMail = {
  id: number
  recipient: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  unsubscribeUrl: string | null
  attachments: readonly MailAttachment[]
  createdAt: Date
}

/** What carries mails away. */
export type MailTransport = {
  /** Rejects when the mail has not left, with RefusedAddressee when that is because of its addressee. */
  deliver(mail: OutgoingMail): Promise<void>
  /** Whether our own copy stays readable; otherwise its words, with the tokens in them, go once it has left. */
  keepsContent: boolean
  /** For the log of the start. */
  name: string
}

/** A mail server does not take a mail because of its addressee: no one who runs the shop can do anything about it. */
export class RefusedAddressee extends Error {
  constructor(
    message: string,
    /** The addressee does not exist: no other try would get the mail through. */
    readonly isForGood: boolean,
  ) {
    super(message)
    this.name = 'RefusedAddressee'
  }
}
