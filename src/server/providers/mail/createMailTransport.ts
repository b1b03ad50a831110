import { join } from 'node:path'
import type { Env } from '../../base/env/env'
import type { MailTransport } from './MailTransport'
import { createOutboxTransport } from './outboxTransport'
import { createSmtpTransport } from './smtpTransport'

/** The mail server of SMTP_URL, or the folder `outbox` in DATA_DIR. */
export const createMailTransport = ({
  smtpUrl,
  mailFrom,
  dataDir,
}: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir'>): MailTransport =>
  smtpUrl === null
    ? createOutboxTransport(join(dataDir, 'outbox'), mailFrom)
    : createSmtpTransport(smtpUrl, mailFrom)
