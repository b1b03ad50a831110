import { Suspense, type ReactNode } from 'react'
import { PartBoundary } from '../relay/PartBoundary'

type Props = {
  /** In its place while it comes. */
  waiting?: ReactNode
  children: ReactNode
}

/** A part that comes when it comes, and whose page is whole without it: if it fails, nothing stands in its place. */
export const OptionalPart = ({ waiting = null, children }: Props) => (
  <PartBoundary catches="anything" fallback={() => null}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </PartBoundary>
)
