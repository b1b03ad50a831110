import { createServer, type Server } from 'node:net'

/** A mail server of a few lines: it keeps what it gets, which takes so long, or refuses as it is told. */
export async function startInbox({ takesMs = 0 } = {}) {
  const messages: { recipient: string; content: string }[] = []
  let refusal: string | null = null
  let verdict: string | null = null
  let greeting = '220 inbox'
  const listener: Server = createServer((socket) => {
    let recipient = ''
    let content: string | null = null
    socket.write(`${greeting}\r\n`)
    if (!greeting.startsWith('220')) socket.destroySoon()
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
        if (content !== null && line !== '.') {
          content += `${line}\n`
          continue
        }
        if (content !== null) {
          if (verdict === null) messages.push({ recipient, content })
          content = null
          const words = `${verdict ?? '250 kept'}\r\n`
          if (takesMs === 0) socket.write(words)
          else setTimeout(() => socket.write(words), takesMs)
        } else if (/^rcpt to/i.test(line)) {
          recipient = /<(.*)>/.exec(line)?.[1] ?? ''
          socket.write(`${refusal ?? '250 yes'}\r\n`)
        } else if (/^data/i.test(line)) {
          content = ''
          socket.write('354 go on\r\n')
        } else {
          socket.write('250 yes\r\n')
        }
      }
    })
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const address = listener.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    greet(words: string) {
      greeting = words
    },
    /** To the recipient. */
    response(code: string | null) {
      refusal = code
    },
    /** To the whole mail. */
    judge(words: string | null) {
      verdict = words
    },
    /** To how many addresses it got a mail, and how many mails. */
    counts: () => ({
      recipients: new Set(messages.map(({ recipient }) => recipient)).size,
      mails: messages.length,
    }),
    received: (recipient: string) => messages.filter((message) => message.recipient === recipient),
    close: () => new Promise<void>((resolve) => listener.close(() => resolve())),
  }
}
