type FakeElement = {
  options: { placeholder?: string }
  mount: (node: Element) => void
  on: (event: string, listen: () => void) => void
  off: () => void
  update: () => void
  destroy: () => void
  focus: () => void
}
type Result = { paymentIntent?: object; setupIntent?: object; error?: object }

/** Stands where Stripe.js puts itself, and returns what the test wants. */
export function fakeStripe() {
  const opened: { key: string; options: unknown }[] = []
  const confirmations: { clientSecret: string; data: unknown }[] = []
  const elements = new Map<string, FakeElement>()
  let confirmed: Result = {}
  let retrieved: Result = {}

  function createElement(type: string, options: FakeElement['options']): FakeElement {
    const nothing = () => undefined
    const element = {
      options,
      mount: nothing,
      // Ready at once: its frame has nothing to load.
      on: (event: string, listen: () => void) => (event === 'ready' ? listen() : undefined),
      off: nothing,
      update: nothing,
      destroy: nothing,
      focus: jest.fn<void, []>(),
    }
    elements.set(type, element)
    return element
  }

  const Stripe = (key: string, options: unknown) => {
    opened.push({ key, options })
    return {
      elements: () => ({
        create: createElement,
        getElement: (type: string) => elements.get(type) ?? null,
        update: () => undefined,
      }),
      createToken: () => undefined,
      createPaymentMethod: () => undefined,
      confirmCardPayment: async (clientSecret: string, data: unknown) => {
        confirmations.push({ clientSecret, data })
        return confirmed
      },
      confirmCardSetup: async (clientSecret: string, data: unknown) => {
        confirmations.push({ clientSecret, data })
        return confirmed
      },
      retrievePaymentIntent: async () => retrieved,
    }
  }
  // The package compares the version that it was made for with the one on the page.
  Object.assign(Stripe, { version: 'endive' })
  Object.assign(window, { Stripe })

  return {
    opened,
    confirmations,
    elements,
    response(result: Result) {
      confirmed = result
    },
    retrieves(result: Result) {
      retrieved = result
    },
    /** Between tests: the package keeps the Stripe.js that it found first. */
    forget() {
      opened.length = 0
      confirmations.length = 0
      elements.clear()
    },
  }
}
