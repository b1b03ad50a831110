import * as v from 'valibot'
import { COMPANY } from '#domain/customer/company'
import {
  MAX_PASSKEYS,
  newPasskeySchema,
  PASSKEY_CHALLENGE_MS,
  passkeyName,
  passkeyNameInMails,
  passkeySignatureSchema,
} from '#domain/customer/passkeys'
import { toIso } from '#domain/time/calendar'
import { ERROR_MESSAGES } from '#domain/requests/errorCodes'
import type { NewPasskeyInput, PasskeySignatureInput } from '#generated/server/types'
import { badUserInput, notFound } from '../../base/errors'
import { rowId } from '../../base/inputs'
import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import { accountName } from './accountName'
import type { Visitor } from './attemptLimits'
import type { AuthParts } from './AuthDependencies'
import { lockViewer } from './lockViewer'
import {
  checkNewPasskey,
  checkSignature,
  PASSKEY_ALGORITHMS,
  readClientData,
  userHandleOf,
} from './passkeyChecks'
import {
  countPasskeys,
  deletePasskey,
  findPasskeys,
  insertChallenge,
  insertPasskey,
  lockPasskey,
  recordPasskeyUse,
  takeChallenge,
} from './passkeyRepo'
import { openSession, type Session } from './sessions'
import { hashToken, newToken } from './sessionToken'
import type { createTerms } from './terms'
import { createOwnerCheck } from './ownerCheck'
import { findAccount } from './userRepo'

type Parts = AuthParts & { terms: ReturnType<typeof createTerms> }

const refused = (code: 'WRONG' | 'TAKEN' | 'TOO_MANY') =>
  badUserInput('Passkey refused', { passkey: code })

/** Keys that sign in instead of a password. docs/rules/accounts.md#passkeys */
export function createPasskeys({ db, clock, mail, limits, terms, passkeySite: site }: Parts) {
  const requireOwner = createOwnerCheck({ db, clock, limits }, 'passkey')

  async function issueChallenge(userId: number | null) {
    const challenge = newToken()
    const expiresAt = new Date(clock.now().getTime() + PASSKEY_CHALLENGE_MS)
    await insertChallenge(db, { hash: hashToken(challenge), userId, expiresAt })
    return { challenge, domain: site.domain, timeout: PASSKEY_CHALLENGE_MS }
  }

  /** What a response to a challenge must match. The challenge is deleted; null for one that has expired or is another account's. */
  async function expected(tx: Database, clientDataJSON: string, userId: number | null) {
    const clientData = readClientData(clientDataJSON)
    if (!clientData) return null
    const { challenge, origin } = clientData
    const now = clock.now()
    const isTheirs = await takeChallenge(tx, { hash: hashToken(challenge), userId, now })
    return isTheirs ? { site, challenge, origin } : null
  }

  async function checkRoom(tx: Database, viewer: Viewer) {
    if ((await countPasskeys(tx, viewer.id)) >= MAX_PASSKEYS) throw refused('TOO_MANY')
  }

  /** The account of the passkey that signed; null when the signature is not right. */
  async function useKey(tx: Database, input: PasskeySignatureInput) {
    const parsed = v.safeParse(passkeySignatureSchema, input)
    if (!parsed.success) return null
    const expectation = await expected(tx, parsed.output.clientDataJSON, null)
    if (!expectation) return null
    const passkey = await lockPasskey(tx, parsed.output.id)
    if (!passkey) return null
    const signCount = await checkSignature(parsed.output, passkey, expectation)
    if (signCount === null) return null
    await recordPasskeyUse(tx, passkey.id, { signCount, lastUsedAt: clock.now() })
    return findAccount(tx, passkey.userId)
  }

  return {
    /** The viewer's, the newest first. */
    async list(viewer: Viewer) {
      const rows = await findPasskeys(db, viewer.id)
      return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
        id: String(id),
        name,
        createdAt: toIso(createdAt),
        lastUsedAt: lastUsedAt && toIso(lastUsedAt),
      }))
    },

    /** Errors BAD_USER_INPUT with `TOO_MANY` on `passkey`, and those of the check of the owner; RATE_LIMITED. */
    async startCreation(viewer: Viewer, password: string | null) {
      await checkRoom(db, viewer)
      await limits.startPasskeyCreation(viewer.id)
      await requireOwner(viewer, password)
      const known = await findPasskeys(db, viewer.id)
      return {
        ...(await issueChallenge(viewer.id)),
        shopName: COMPANY.name,
        userHandle: userHandleOf(viewer.id),
        email: viewer.email,
        userName: `${viewer.firstname} ${viewer.lastname}`.trim(),
        algorithms: PASSKEY_ALGORITHMS,
        known: known.map(({ credentialId }) => credentialId),
      }
    },

    /** Error BAD_USER_INPUT on `passkey`: `WRONG`, `TAKEN`, `TOO_MANY`; UNAUTHENTICATED when the session has ended meanwhile. */
    async add(viewer: Viewer, input: NewPasskeyInput, givenName: string): Promise<void> {
      const parsed = v.safeParse(newPasskeySchema, input)
      if (!parsed.success) throw refused('WRONG')
      const { id: credentialId, transports, clientDataJSON } = parsed.output
      const expectation = await expected(db, clientDataJSON, viewer.id)
      const key = expectation && (await checkNewPasskey(parsed.output, expectation))
      if (!key) throw refused('WRONG')
      const name = passkeyName(givenName)
      await db.transaction(async (tx) => {
        await lockViewer(tx, viewer)
        await checkRoom(tx, viewer)
        const added = { ...key, userId: viewer.id, credentialId, transports, name }
        const addedAt = clock.now()
        const isNew = await insertPasskey(tx, { ...added, createdAt: addedAt })
        if (!isNew) throw refused('TAKEN')
        await mail.write(tx, viewer, 'passkeyAdded', {
          firstname: viewer.firstname,
          name: passkeyNameInMails(name),
          addedAt,
        })
      })
      mail.wake()
    },

    /** Error NOT_FOUND. */
    async remove(viewer: Viewer, id: string): Promise<void> {
      const row = rowId(id)
      if (row === null || !(await deletePasskey(db, viewer.id, row))) throw notFound()
    },

    /** Error RATE_LIMITED. */
    async startSignIn(visitor: Visitor) {
      await limits.startPasskeyChallenge(visitor)
      return issueChallenge(null)
    },

    /** One error for all that is wrong, `Wrong passkey` (BAD_USER_INPUT); RATE_LIMITED. */
    async signIn(input: PasskeySignatureInput, visitor: Visitor): Promise<Session> {
      const attempt = await limits.startPasskeySignIn(visitor)
      const signedIn = await db.transaction(async (tx) => {
        const account = await useKey(tx, input)
        return account && { account, session: await openSession(tx, clock, account.id) }
      })
      if (!signedIn) throw badUserInput(ERROR_MESSAGES.wrongPasskey)
      const { account, session } = signedIn
      await attempt.right()
      visitor.device.remember(accountName(account))
      await terms.requestAcceptance(account)
      return { ...session, hasPassword: account.passwordHash !== null }
    },
  }
}
