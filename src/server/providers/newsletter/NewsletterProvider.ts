/** A mailing provider that keeps a list of the newsletter's addresses. */
export type NewsletterProvider = {
  name: string
  /** Puts an address (lower case) on the list, or takes it off. Rejects when the provider did not do so. */
  setSubscribed(email: string, isSubscribed: boolean): Promise<void>
}

/** The provider responded that it did not do as requested. */
export class NewsletterRefusal extends Error {
  constructor(provider: string, status: number) {
    super(`${provider} responded with status ${status}`)
    this.name = 'NewsletterRefusal'
  }
}
