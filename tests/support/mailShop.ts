import { startInbox } from '../../src/tools/support/inbox'
import { startTestServer } from './testServer'

export type MailShop = Awaited<ReturnType<typeof startMailShop>>

/** A shop without its demonstration, whose mails go to `inbox`. */
export async function startMailShop() {
  const inbox = await startInbox()
  const server = await startTestServer({
    isSeeded: false,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
      MAIL_FROM: 'Tablée <bonjour@tablee.example>',
    },
  })

  async function close() {
    await server.close()
    await inbox.close()
  }

  return { ...server, inbox, close }
}
