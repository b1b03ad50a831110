import type { Env } from '../../base/env/env'
import { brevo } from './brevo'
import { mailchimp } from './mailchimp'
import type { NewsletterProvider } from './NewsletterProvider'

/** The providers that are configured; without any, addresses are stored only. */
export function createProviders({ brevo: first, mailchimp: second }: Env['newsletter']) {
  const providers: NewsletterProvider[] = []
  if (first) providers.push(brevo(first))
  if (second) providers.push(mailchimp(second))
  return providers
}
