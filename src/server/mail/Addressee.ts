/** Of an account, what its mails have to know. */
export type MailAccount = { id: number; email: string; emailValidatedAt: Date | null }

/**
 * Whom a mail goes to. A bare address gets it at once; the mail of an account waits until the account's owner has shown
 * that the address is theirs. docs/rules/mails.md#confirmation
 */
export type Addressee = string | MailAccount
