import { graphql } from 'react-relay/hooks'
import type { useRequestsCatalogueMutation } from '#generated/relay/useRequestsCatalogueMutation.graphql'
import type { useRequestsContactMutation } from '#generated/relay/useRequestsContactMutation.graphql'
import type { useRequestsNewsletterMutation } from '#generated/relay/useRequestsNewsletterMutation.graphql'
import type { useRequestsPhoneCallMutation } from '#generated/relay/useRequestsPhoneCallMutation.graphql'
import type { useRequestsQuoteMutation } from '#generated/relay/useRequestsQuoteMutation.graphql'
import { useAction } from '../../relay/useAction'

/** Requests a quote. */
export function useRequestQuote() {
  const [run] = useAction<useRequestsQuoteMutation>(graphql`
    mutation useRequestsQuoteMutation($quote: QuoteInput!) {
      requestQuote(quote: $quote)
    }
  `)
  return (quote: useRequestsQuoteMutation['variables']['quote']) => run({ quote })
}

/** Writes to the shop. */
export function useSendMessage() {
  const [run] = useAction<useRequestsContactMutation>(graphql`
    mutation useRequestsContactMutation($contact: ContactInput!) {
      sendContactMessage(contact: $contact)
    }
  `)
  return (contact: useRequestsContactMutation['variables']['contact']) => run({ contact })
}

/** Asks to be called back. */
export function useRequestPhoneCall() {
  const [run] = useAction<useRequestsPhoneCallMutation>(graphql`
    mutation useRequestsPhoneCallMutation($phoneCall: PhoneCallInput!) {
      requestPhoneCall(phoneCall: $phoneCall)
    }
  `)
  return (phoneCall: useRequestsPhoneCallMutation['variables']['phoneCall']) => run({ phoneCall })
}

/** Requests the catalogue. */
export function useRequestCatalogue() {
  const [run] = useAction<useRequestsCatalogueMutation>(graphql`
    mutation useRequestsCatalogueMutation($prospect: CatalogueProspectInput!) {
      requestCatalogue(prospect: $prospect)
    }
  `)
  return (prospect: useRequestsCatalogueMutation['variables']['prospect']) => run({ prospect })
}

/** Requests the newsletter. */
export function useSubscribe() {
  const [run] = useAction<useRequestsNewsletterMutation>(graphql`
    mutation useRequestsNewsletterMutation($email: String!, $website: String) {
      subscribeToNewsletter(email: $email, website: $website)
    }
  `)
  return (variables: useRequestsNewsletterMutation['variables']) => run(variables)
}
