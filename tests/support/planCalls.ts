import type { TestServer } from './testServer'

type ListedPlan = {
  id: string
  orderId: string
  isPaused: boolean
  nextDay: string | null
  dates: { day: string; state: string }[]
}
type Profile = { plans: ListedPlan[] }

const FIELDS = 'plans { id orderId orderNumber slotStartAt isPaused nextDay dates { day state } }'

/** The calls about orders of every week. */
export function planCalls(server: TestServer) {
  const list = async (token: string) =>
    (
      await server.graphql<{ getCustomerProfile: Profile }>(
        `query Plans { getCustomerProfile { ${FIELDS} } }`,
        {},
        token,
      )
    ).data.getCustomerProfile.plans
  return {
    list,
    repeat: (token: string, orderId: string) =>
      server.graphql<{ repeatOrder: Profile }>(
        `mutation Repeat($orderId: ID!) { repeatOrder(orderId: $orderId) { ${FIELDS} } }`,
        { orderId },
        token,
      ),
    pause: (token: string, id: string, isPaused: boolean) =>
      server.graphql<{ setPlanPaused: Profile }>(
        `mutation Pause($id: ID!, $isPaused: Boolean!) { setPlanPaused(id: $id, isPaused: $isPaused) { ${FIELDS} } }`,
        { id, isPaused },
        token,
      ),
    skip: (token: string, id: string, day: string, isSkipped = true) =>
      server.graphql<{ setPlanDateSkipped: Profile }>(
        `mutation Skip($id: ID!, $day: Date!, $isSkipped: Boolean!) {
          setPlanDateSkipped(id: $id, day: $day, isSkipped: $isSkipped) { ${FIELDS} }
        }`,
        { id, day, isSkipped },
        token,
      ),
    end: (token: string, id: string) =>
      server.graphql<{ endPlan: Profile }>(
        `mutation End($id: ID!) { endPlan(id: $id) { ${FIELDS} } }`,
        { id },
        token,
      ),
  }
}
