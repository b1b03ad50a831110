import { Component, type ReactNode } from 'react'
import { RequestError } from './RequestError'

type Props = {
  /** Which errors stay here: any, or those of a request alone, while a surprise goes to the screen further up. */
  catches: 'anything' | 'requests'
  /** In the part's place; `retry` renders the part again. Relay keeps the failure of a query: fetch under another key then. */
  fallback: (retry: () => void) => ReactNode
  children: ReactNode
}
type State = { failure: { error: unknown } | null }

/**
 * Lets a part of a page that fails leave the rest as it is. The only boundary: twenty lines instead of a package, which
 * every first visit would carry and which knows no policy of what it catches.
 */
export class PartBoundary extends Component<Props, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override render() {
    const { catches, fallback, children } = this.props
    const { failure } = this.state
    if (failure === null) return children
    if (catches === 'requests' && !(failure.error instanceof RequestError)) throw failure.error
    return fallback(() => this.setState({ failure: null }))
  }
}
