import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import type { OpsResult } from '#server/ops/OpsResult'
import type { OpsCommand } from '#server/ops/OpsCommand'

const responseLine = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ isDone: v.boolean(), words: v.string() }),
)

/** Hands a command to the shop that listens at a socket; null when none does. Error when the shop ends before its whole response. */
export function callRunningShop(path: string, command: OpsCommand): Promise<OpsResult | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(path)
    let hasResponse = false
    socket.once('connect', () => socket.write(`${JSON.stringify(command)}\n`))
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null)
      else reject(error)
    })
    socket.once('close', () => {
      if (!hasResponse) reject(new Error('The shop did not respond.'))
    })
    createInterface(socket)
      .on('error', () => undefined)
      .once('line', (line) => {
        hasResponse = true
        // A shop that ends meanwhile may have sent the beginning of a line.
        const parsed = v.safeParse(responseLine, line)
        if (parsed.success) resolve(parsed.output)
        else reject(new Error(`The shop's response is no result: ${line}`))
      })
  })
}
