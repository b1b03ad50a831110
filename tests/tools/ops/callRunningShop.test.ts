import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callRunningShop } from '../../../src/tools/ops/callRunningShop'

const COMMAND = { who: 'alix', args: ['unknown'] }
const folder = mkdtempSync(join(tmpdir(), 'tablee-socket-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What a command gets from a shop that responds with this text and ends. */
async function resultOf(response: string) {
  const path = join(folder, 'ops.sock')
  const shop = createServer((socket) => {
    socket.once('data', () => socket.end(response))
  })
  await new Promise<void>((resolve) => shop.listen(path, resolve))
  try {
    return await callRunningShop(path, COMMAND)
  } finally {
    await new Promise((resolve) => shop.close(resolve))
  }
}

test('a shop that responds gives its result', async () => {
  const result = { isDone: true, words: 'Done.' }
  expect(await resultOf(`${JSON.stringify(result)}\n`)).toEqual(result)
})

test('no shop is no result', async () => {
  expect(await callRunningShop(join(folder, 'nobody.sock'), COMMAND)).toBeNull()
})

test.each([
  ['', /did not respond/],
  ['{"isDone":tr', /no result: \{"isDone":tr$/],
  ['{"isDone":true}\n', /no result/],
])('a shop that ends in the middle of its response is an error: %p', async (response, message) => {
  await expect(resultOf(response)).rejects.toThrow(message)
})
