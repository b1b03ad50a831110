import { eq } from 'drizzle-orm'
import * as tables from '#server/db/tables'
import { shopping } from './carts'
import { planCalls } from './planCalls'
import { addUser } from './shop'
import type { TestServer } from './testServer'

/** The first date of a plan that was begun with an order for Thursday noon, and when its mail leaves. */
export const NEXT_THURSDAY = '2026-12-03'
export const MAIL_TIME = '2026-12-01T12:00:00+01:00'
const SUBJECT = /^À confirmer\s: votre commande de jeudi 3\u00a0décembre$/

export type Planner = Awaited<ReturnType<ReturnType<typeof planners>['planner']>>

/** Customers with orders of every week, and the mails about them. */
export function planners(server: TestServer) {
  const shop = shopping(server)
  const calls = planCalls(server)
  let people = 0

  /** A customer who repeats an order of four trays for Thursday noon. */
  async function planner() {
    const email = `planner${(people += 1)}@test.example`
    const user = await addUser(server.db, { email, canUseWireTransfer: true })
    const orderId = await shop.orderId(user.token)
    const { data } = await calls.repeat(user.token, orderId)
    const [plan] = data.repeatOrder.plans
    if (!plan) throw new Error('no plan')
    return { ...user, email, orderId, planId: plan.id, plan }
  }

  /** Those that ask whether the order of the first date is to be placed. */
  async function mailsOf(email: string) {
    const mails = await server.db
      .select()
      .from(tables.mails)
      .where(eq(tables.mails.recipient, email))
    return mails.filter(({ subject }) => SUBJECT.test(subject))
  }

  return { planner, mailsOf }
}
