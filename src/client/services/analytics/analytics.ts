/** What is worth counting. The names are those of the tracking plan. */
export type TrackedEvent =
  | { event: 'pageView'; path: string; title: string }
  | { event: 'error'; kind: string; detail?: string | undefined }
  | { event: 'addToCart'; itemId: string; type: string; qty: number }
  | { event: 'signIn' | 'signUp' }
  | { event: 'orderPlaced'; orderId: string }

declare global {
  interface Window {
    dataLayer?: TrackedEvent[] | undefined
  }
}

/** Hands an event to the page's data layer, from which a tag manager takes it when there is one. */
export function track(event: TrackedEvent) {
  const layer = (window.dataLayer ??= [])
  layer.push(event)
}
