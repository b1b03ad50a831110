import { ERROR_MESSAGES } from '#domain/requests/errorCodes'
import { fetchQuery, graphql } from 'react-relay/hooks'
import type { sessionUserQuery as SessionUserQuery } from '#generated/relay/sessionUserQuery.graphql'
import { getEnvironment } from '../../../relay/environment'
import { RequestError } from '../../../relay/RequestError'
import type { SessionUser } from '../../../state/sessionState'

const sessionUserQuery = graphql`
  query sessionUserQuery($token: String!) {
    getUserFromToken(token: $token) {
      id
      firstname
      lastname
      email
      phone
      type
      companyName
      canUseWireTransfer
    }
  }
`

/** The user behind a session token. Rejects with `Wrong Token` when it opens no session. */
export async function fetchSessionUser(token: string): Promise<SessionUser> {
  const query = fetchQuery<SessionUserQuery>(getEnvironment(), sessionUserQuery, { token })
  const response = await query.toPromise()
  if (!response) throw new Error('No response')
  const user = response.getUserFromToken
  return {
    id: user.id,
    firstname: user.firstname,
    lastname: user.lastname,
    email: user.email,
    phone: user.phone ?? null,
    type: user.type,
    companyName: user.companyName ?? null,
    canUseWireTransfer: user.canUseWireTransfer,
  }
}

/** Whether the server refused the token, as opposed to failing to check it. */
export const isWrongToken = (error: unknown): boolean =>
  error instanceof RequestError && error.message === ERROR_MESSAGES.wrongToken
