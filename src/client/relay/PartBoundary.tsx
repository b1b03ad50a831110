import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { RequestError } from './RequestError'

type Props = {
  /** Which errors stay here: any, or those of a request alone, while a surprise goes to the screen further up. */
  catches: 'anything' | 'requests'
  /** In the part's place; `retry` renders the part again. Relay keeps the failure of a query: fetch under another key then. */
  fallback: (retry: () => void) => ReactNode
  children: ReactNode
}

/** Lets a part of a page that fails leave the rest as it is. The only boundary, with two policies. */
export function PartBoundary({ catches, fallback, children }: Props) {
  const fallbackRender = ({ error, resetErrorBoundary }: FallbackProps) => {
    // Thrown while the boundary renders, it reaches the next boundary.
    if (catches === 'requests' && !(error instanceof RequestError)) throw error
    return fallback(resetErrorBoundary)
  }
  return <ErrorBoundary fallbackRender={fallbackRender}>{children}</ErrorBoundary>
}
