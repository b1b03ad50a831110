import { commitMutation, fetchQuery, graphql } from 'react-relay/hooks'
import type { otherSessionTestMutation } from '#generated/relay/otherSessionTestMutation.graphql'
import type { otherSessionTestQuery } from '#generated/relay/otherSessionTestQuery.graphql'
import { createEnvironment } from '../../../src/client/relay/environment'
import {
  readSessionToken,
  removeSessionToken,
  writeSessionToken,
} from '../../../src/client/services/sessionCookie'

const profileOf = (firstname: string) => ({ getCustomerProfile: { id: '1', firstname } })
const refusal = (code: string) => ({ message: 'Sign in first', extensions: { code } })

beforeEach(() => writeSessionToken('first'))
afterEach(removeSessionToken)

/** Requests of the session « first », while whose first one another tab does something. */
function sending({
  meanwhile,
  code = 'UNAUTHENTICATED',
}: {
  meanwhile: () => void
  code?: string
}) {
  const sentBy: (string | null)[] = []
  const environment = createEnvironment(async (_url, request) => {
    const session = new Headers(request.headers).get('authcookie')
    sentBy.push(session)
    if (sentBy.length === 1) meanwhile()
    return Response.json(
      session
        ? { data: { ...profileOf(session), updateSource: true } }
        : { data: null, errors: [refusal(code)] },
    )
  })
  const query = async () => {
    const response = await fetchQuery<otherSessionTestQuery>(
      environment,
      graphql`
        query otherSessionTestQuery {
          getCustomerProfile {
            firstname
          }
        }
      `,
      {},
    ).toPromise()
    return response?.getCustomerProfile.firstname
  }
  const change = () =>
    new Promise((resolve, reject) => {
      commitMutation<otherSessionTestMutation>(environment, {
        mutation: graphql`
          mutation otherSessionTestMutation($utmSource: String!) {
            updateSource(utmSource: $utmSource)
          }
        `,
        variables: { utmSource: 'foire' },
        onCompleted: resolve,
        onError: reject,
      })
    })
  return { query, change, sentBy }
}

describe('a query on its way while another tab', () => {
  test('signs in as somebody else is sent again, and shows their response alone', async () => {
    const { query, sentBy } = sending({ meanwhile: () => writeSessionToken('second') })
    expect(await query()).toBe('second')
    expect(sentBy).toEqual(['first', 'second'])
  })

  test.each(['UNAUTHENTICATED', 'WRONG_TOKEN'])(
    'signs out keeps its response where a visitor gets none (%s): its page is left',
    async (code) => {
      const { query, sentBy } = sending({ meanwhile: removeSessionToken, code })
      expect(await query()).toBe('first')
      expect(sentBy).toEqual(['first', ''])
      expect(readSessionToken()).toBeNull()
    },
  )
})

test('a change on its way while another tab signs in is not made again', async () => {
  const { change, sentBy } = sending({ meanwhile: () => writeSessionToken('second') })
  await change()
  expect(sentBy).toEqual(['first'])
})
