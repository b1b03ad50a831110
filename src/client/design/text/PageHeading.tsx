import { VisuallyHidden } from './VisuallyHidden'

/** The page's heading where only an empty state is shown: screen readers still learn where they are. */
export function PageHeading({ children }: { children: string }) {
  return (
    <h1>
      <VisuallyHidden>{children}</VisuallyHidden>
    </h1>
  )
}
