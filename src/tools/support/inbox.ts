import { createServer, type Server, type Socket } from 'node:net'

/** A mail server of a few lines: it keeps the mails that it gets, or refuses as it is told. It takes `takesMs` milliseconds to accept one. */
export async function startInbox({ takesMs = 0 } = {}) {
  const messages: { recipient: string; content: string }[] = []
  let recipientRefusal: string | null = null
  let mailRefusal: string | null = null
  let greeting = '220 inbox'

  function serve(socket: Socket) {
    let recipient = ''
    let content: string | null = null
    const respond = (words: string) => socket.write(`${words}\r\n`)

    const read = (line: string) => {
      if (content !== null && line !== '.') {
        content += `${line}\n`
        return
      }
      if (content !== null) {
        if (mailRefusal === null) messages.push({ recipient, content })
        content = null
        const words = mailRefusal ?? '250 kept'
        if (takesMs > 0) setTimeout(() => respond(words), takesMs)
        else respond(words)
        return
      }
      if (/^data/i.test(line)) {
        content = ''
        respond('354 go on')
        return
      }
      const isRecipient = /^rcpt to/i.test(line)
      if (isRecipient) recipient = /<(.*)>/.exec(line)?.[1] ?? ''
      respond((isRecipient ? recipientRefusal : null) ?? '250 yes')
    }

    respond(greeting)
    if (!greeting.startsWith('220')) socket.destroySoon()
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => bytes.toString().split('\r\n').filter(Boolean).forEach(read))
  }

  const listener: Server = createServer(serve)
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const address = listener.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    /** What it says first: anything but a 220 closes the connection. */
    greet(words: string) {
      greeting = words
    },
    /** What it says to every recipient, `550 5.1.1 user unknown`; null accepts them. */
    refuseRecipients(words: string | null) {
      recipientRefusal = words
    },
    /** What it says to every whole mail; null keeps it. */
    refuseMails(words: string | null) {
      mailRefusal = words
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
