import { Suspense, type ReactNode } from 'react'
import { CartPageSkeleton } from './CartPageSkeleton'
import { CartContent } from './CartContent'

/** `express` stands below the cart: a way to pay it without the steps. */
export function CartScreen({ express }: { express: ReactNode }) {
  return (
    <Suspense fallback={<CartPageSkeleton />}>
      <CartContent express={express} />
    </Suspense>
  )
}
