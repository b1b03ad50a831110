/** Of an account, what its mails have to know. */
export type MailAccount = { id: number; email: string; emailValidatedAt: Date | null }

/** An account whose mail waits for nothing: a link that shows whose the address is, or a warning. */
type AccountAtOnce = Pick<MailAccount, 'id' | 'email'> & { leavesAtOnce: true }

export const atOnce = ({ id, email }: Pick<MailAccount, 'id' | 'email'>): AccountAtOnce => ({
  id,
  email,
  leavesAtOnce: true,
})

/**
 * Whom a mail goes to. A bare address gets it at once; the mail of an account waits until the account's owner has shown
 * that the address is theirs, and goes with the account when that is closed. docs/rules/mails.md#confirmation
 */
export type Addressee = string | MailAccount | AccountAtOnce
