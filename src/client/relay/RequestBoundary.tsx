import { Component, type ReactNode } from 'react'
import { RequestError } from './RequestError'

type Props = {
  /** In the part's place; `retry` draws the part again. Relay keeps the failure of a question: ask under another key then. */
  fallback: (retry: () => void) => ReactNode
  children: ReactNode
}
type State = { error: Error | null }

/** Lets a part of a page that cannot be had leave the rest as it is. A surprise goes to the screen further up. */
export class RequestBoundary extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (!(error instanceof RequestError)) throw error
    return this.props.fallback(() => this.setState({ error: null }))
  }
}
