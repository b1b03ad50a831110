import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createSiteLinks } from '#server/base/siteLinks'
import { createMailService } from '#server/mail/mailService'
import { createSmtpTransport } from '#server/providers/mail/smtpTransport'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
})
afterAll(() => server.close())

/** Takes every mail whole, and never says so: the mail has left, and its sender does not know. */
async function startSilentReceiver() {
  const received: string[] = []
  const sockets: Socket[] = []
  const receiver = createServer((socket) => {
    let mail: string | null = null
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.write('220 mail.example\r\n')
    socket.on('data', (chunk) => {
      if (mail === null) {
        const isMail = chunk.toString().startsWith('DATA')
        if (isMail) mail = ''
        socket.write(isMail ? '354 go on\r\n' : '250 ok\r\n')
        return
      }
      mail += chunk.toString()
      if (mail.endsWith('\r\n.\r\n')) received.push(mail)
    })
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const address = receiver.address()
  return {
    received,
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      receiver.close()
      await once(receiver, 'close')
    },
  }
}

test('a mail that is given up and leaves all the same has one Message-ID at every try, and no other mail has it', async () => {
  const { received, url, close } = await startSilentReceiver()
  const service = createMailService({
    db: server.db,
    clock: server.clock,
    links: createSiteLinks('https://tablee.example'),
    transport: createSmtpTransport(url, 'Tablée <bonjour@tablee.example>', 500),
    attachmentsOf: async () => [],
    log: { warn: () => undefined, error: () => undefined },
  })
  for (const firstname of ['Léa', 'Noé']) {
    await service.write(server.db, 'deux-fois@test.example', 'welcome', { firstname })
  }
  await service.deliverDue()
  server.clock.advance(2 * 60_000)
  await service.deliverDue()
  await close()
  const ids = received.map((mail) => /^Message-ID: (<[^>\s]+@tablee\.example>)\r$/m.exec(mail)?.[1])
  expect(ids).toHaveLength(4)
  expect(ids).not.toContain(undefined)
  expect(ids.slice(2)).toEqual(ids.slice(0, 2))
  expect(new Set(ids).size).toBe(2)
})
