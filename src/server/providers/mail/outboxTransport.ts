import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { makeFolder } from '../../base/makeFolder'
import { mailMessage } from './mailMessage'
import type { MailTransport } from './MailTransport'

/** Lays mails into a folder, one `.eml` each, where no server carries them. */
export function createOutboxTransport(folder: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    name: folder,
    keepsContent: true,
    async deliver(mail) {
      const { message } = await composer.sendMail(mailMessage(mail, from))
      makeFolder(folder)
      const file = join(folder, `${mail.createdAt.toISOString().replace(/\D/g, '')}-${mail.id}.eml`)
      // It appears whole: a person may be looking.
      await writeFile(`${file}.part`, message)
      await rename(`${file}.part`, file)
    },
  }
}
