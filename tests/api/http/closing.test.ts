import { connect } from 'node:net'
import { startTestServer } from '../../support/testServer'

const REQUEST = 'GET /health/live HTTP/1.1\r\nhost: tablee.example\r\n\r\n'

test('a request that has come is served, although it was not read yet when the server closes', async () => {
  const server = await startTestServer({ isSeeded: false })
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write(REQUEST)
  await new Promise((resolve) => socket.once('data', resolve))
  const response = new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (bytes: Buffer) => (text += bytes.toString()))
    socket.once('error', (error) => resolve(String(error)))
    socket.once('close', () => resolve(text))
  })
  // Both in one turn of the event loop, as on a busy machine: the system has the request, the server has not.
  socket.write(REQUEST)
  await server.close()
  expect(await response).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*connection: close/i)
})
