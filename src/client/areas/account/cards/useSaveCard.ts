import { useRef } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useSaveCardCustomerMutation } from '#generated/relay/useSaveCardCustomerMutation.graphql'
import type { useSaveCardMutation } from '#generated/relay/useSaveCardMutation.graphql'
import { cardFailureMessage } from '../../../config/errorCopy'
import { failureWords } from '../../../relay/formErrors'
import { useAction } from '../../../relay/useAction'
import { isOfNoUse } from '../../paying/cardOutcomeWords'
import type { ConfirmCard } from '../../paying/payByCard'
import { cardsCopy as copy } from './cardsCopy'

type SaveOutcome = { ok: true; stripeCustomerId: string } | { ok: false; message: string }

/** No one can tell what became of the card: the next try starts from nothing. */
const LOST: ReadonlySet<string> = new Set(['outcome_unknown', 'not_charged'])

/** Saves the card that was typed, for the customer of the payment provider that the viewer is or becomes. */
export function useSaveCard() {
  const secret = useRef<string | null>(null)
  const [createCustomer] = useAction<useSaveCardCustomerMutation>(graphql`
    mutation useSaveCardCustomerMutation {
      createStripeCustomerId
    }
  `)
  const [createSetupIntent] = useAction<useSaveCardMutation>(graphql`
    mutation useSaveCardMutation {
      createSetupIntent {
        clientSecret
      }
    }
  `)

  async function save(confirm: ConfirmCard): Promise<SaveOutcome> {
    const customer = await createCustomer({})
    if (!customer.ok) return { ok: false, message: failureWords(customer) }
    if (secret.current === null) {
      const setup = await createSetupIntent({})
      if (!setup.ok) return { ok: false, message: failureWords(setup) }
      secret.current = setup.data.createSetupIntent.clientSecret
    }
    const outcome = await confirm(secret.current)
    if (outcome.status === 'succeeded') {
      return { ok: true, stripeCustomerId: customer.data.createStripeCustomerId }
    }
    if (outcome.status === 'abandoned') return { ok: false, message: copy.abandoned }
    if (!LOST.has(outcome.code)) {
      const words = cardFailureMessage(outcome.message)
      return { ok: false, message: isOfNoUse(outcome.code) ? `${words}\n${copy.otherCard}` : words }
    }
    secret.current = null
    return { ok: false, message: copy.unknown }
  }

  return save
}
