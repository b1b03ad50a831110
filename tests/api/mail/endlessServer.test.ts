import { once } from 'node:events'
import { createServer } from 'node:net'
import { createSmtpTransport } from '#server/providers/mail/smtpTransport'

/** Greets, and responds to the first command byte by byte, without an end. */
async function startDripping() {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('220 mail.example\r\n')
    socket.once('data', () => {
      socket.write('250-')
      const timer = setInterval(() => socket.write('.'), 20)
      socket.once('close', () => clearInterval(timer))
    })
    ends.push(() => socket.destroy())
  })
  const ends: (() => void)[] = []
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    async close() {
      ends.forEach((end) => end())
      server.close()
      await once(server, 'close')
    },
  }
}

test('a mail server that goes on byte by byte holds up one mail for a while, and no other', async () => {
  const { url, close } = await startDripping()
  const transport = createSmtpTransport(url, 'bonjour@tablee.example', 300)
  const mail = {
    ...{ id: 1, recipient: 'lea@test.example', replyTo: null, subject: 'Bonjour', text: 'Bonjour' },
    ...{ html: '', unsubscribeUrl: null, attachments: [], createdAt: new Date(0) },
  }
  await expect(transport.deliver(mail)).rejects.toThrow('did not come to an end')
  await close()
})
