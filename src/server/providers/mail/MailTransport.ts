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
  /** Rejects when the mail has not left, with HopelessMail when it never will. */
  deliver(mail: OutgoingMail): Promise<void>
  /** Whether our own copy stays readable; otherwise its words, with the tokens in them, go once it has left. */
  keepsContent: boolean
  /** For the log of the start. */
  name: string
}

/** A mail whose addressee does not exist: no other try would get it through. */
export class HopelessMail extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'HopelessMail'
  }
}
