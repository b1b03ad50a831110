type FakeElement = {
  options: { placeholder?: string }
  mount: (node: Element) => void
  /** What Stripe.js would tell its listeners. */
  emit: (event: string, detail: object) => void
  on: (event: string, listen: (detail: object) => void) => void
  off: () => void
  update: () => void
  destroy: () => void
  focus: () => void
}
type Result = { paymentIntent?: object; setupIntent?: object; error?: object }

/** Stands where Stripe.js puts itself, and returns what the test wants. */
export function fakeStripe() {
  const opened: { key: string; options: unknown }[] = []
  const groups: unknown[] = []
  const confirmations: { clientSecret: string; data: unknown }[] = []
  const elements = new Map<string, FakeElement>()
  let confirmed: Result = {}
  let retrieved: Result = {}
  let submitted: { error?: object } = {}
  let wallets: object | undefined

  function createElement(type: string, options: FakeElement['options']): FakeElement {
    const nothing = () => undefined
    const listeners = new Map<string, (detail: object) => void>()
    const element = {
      options,
      mount: nothing,
      emit: (event: string, detail: object) => listeners.get(event)?.(detail),
      on: (event: string, listen: (detail: object) => void) => {
        listeners.set(event, listen)
        // Ready at once: its frame has nothing to load.
        if (event === 'ready') listen({ availablePaymentMethods: wallets })
      },
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
      elements: (settings: unknown) => {
        groups.push(settings)
        return {
          submit: async () => submitted,
          settings,
          create: createElement,
          getElement: (type: string) => elements.get(type) ?? null,
          update: () => undefined,
        }
      },
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
      confirmPayment: async ({ clientSecret, ...data }: { clientSecret: string }) => {
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
    /** What each group of elements was made with. */
    groups,
    confirmations,
    elements,
    response(result: Result) {
      confirmed = result
    },
    /** The wallets of the device. */
    hasWallets(available: object | undefined) {
      wallets = available
    },
    submits(result: { error?: object }) {
      submitted = result
    },
    retrieves(result: Result) {
      retrieved = result
    },
    /** Between tests: the package keeps the Stripe.js that it found first. */
    forget() {
      opened.length = 0
      groups.length = 0
      confirmations.length = 0
      elements.clear()
    },
  }
}
