import { atom } from 'recoil'
import * as v from 'valibot'
import { tabStorage } from './tabStorage'

/** A visitor who orders by e-mail address, until the order opens the account. */
type Visitor = {
  /** As it was typed. */
  email: string
  /** Whether the address has an account: null until the server has told. */
  hasAccount: boolean | null
  /** The idempotency key of opening the account: after a lost response, the same key returns the same account. */
  key: string
}

export const visitorStorage = tabStorage<Visitor | null>(
  'tablee.visitor',
  v.nullable(v.object({ email: v.string(), hasAccount: v.nullable(v.boolean()), key: v.string() })),
  null,
)

export const visitorState = atom<Visitor | null>({
  key: 'visitor',
  effects: [({ setSelf }) => setSelf(visitorStorage.load())],
})
