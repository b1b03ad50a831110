import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import type { OpsAnswer } from '../../server/ops/OpsAnswer'
import type { OpsCommand } from '../../server/ops/OpsCommand'

const answerSchema = v.object({ isDone: v.boolean(), words: v.string() })

/** Hands a command to the shop that listens at a socket; null when none does. */
export function askRunningShop(path: string, command: OpsCommand): Promise<OpsAnswer | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(path)
    let isAnswered = false
    socket.once('connect', () => socket.write(`${JSON.stringify(command)}\n`))
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null)
      else reject(error)
    })
    socket.once('close', () => {
      if (!isAnswered) reject(new Error('The shop did not answer.'))
    })
    createInterface(socket)
      .on('error', () => undefined)
      .once('line', (line) => {
        isAnswered = true
        resolve(v.parse(answerSchema, JSON.parse(line)))
      })
  })
}
