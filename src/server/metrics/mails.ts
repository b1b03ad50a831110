import { Gauge } from 'prom-client'
import { registry } from './registry'
import { createRecentValue } from './recentValue'

/** How many mails wait to leave, how many were given up and still have their words, and how old the oldest that waits is. */
type UnsentMails = { waiting: number; givenUp: number; oldestSeconds: number }

const unsent = createRecentValue<UnsentMails>(150)
const registers = [registry]

new Gauge({
  name: 'tablee_mails_unsent',
  help: 'Mails that have not left, in the whole cluster, by state: waiting or givenUp (in the last week).',
  labelNames: ['state'] as const,
  registers,
  collect() {
    this.reset()
    const mails = unsent.get()
    if (!mails) return
    this.set({ state: 'waiting' }, mails.waiting)
    this.set({ state: 'givenUp' }, mails.givenUp)
  },
})

new Gauge({
  name: 'tablee_mails_oldest_waiting_seconds',
  help: 'Time since the oldest of the mails that wait was written.',
  registers,
  collect() {
    this.reset()
    const mails = unsent.get()
    if (mails) this.set(mails.oldestSeconds)
  },
})

export const showUnsentMails = (mails: UnsentMails) => unsent.set(mails)
