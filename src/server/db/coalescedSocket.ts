import { Socket } from 'node:net'

type Chunk = Uint8Array | string
type Done = (error?: Error | null) => void

/**
 * A socket that sends what is written in one turn of the event loop at once: statements that are sent together then
 * cost one system call and wake the database once.
 */
export class CoalescedSocket extends Socket {
  private isWaiting = false

  /** A peer that neither sends nor takes anything for so long is gone, even when its end was never heard. */
  constructor(maxSilenceMs: number) {
    super()
    this.setTimeout(maxSilenceMs, () => {
      this.destroy(Object.assign(new Error('The database is silent'), { code: 'ETIMEDOUT' }))
    })
  }

  override write(chunk: Chunk, done?: Done): boolean
  override write(chunk: Chunk, encoding?: BufferEncoding, done?: Done): boolean
  override write(chunk: Chunk, second?: BufferEncoding | Done, done?: Done): boolean {
    this.waitForTheTurn()
    return typeof second === 'string'
      ? super.write(chunk, second, done)
      : super.write(chunk, second ?? done)
  }

  private waitForTheTurn() {
    if (this.isWaiting) return
    this.isWaiting = true
    this.cork()
    process.nextTick(() => {
      this.isWaiting = false
      this.uncork()
    })
  }
}
