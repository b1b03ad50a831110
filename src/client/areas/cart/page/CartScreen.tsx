import { Suspense } from 'react'
import { CartPageSkeleton } from './CartPageSkeleton'
import { CartContent } from './CartContent'

export function CartScreen() {
  return (
    <Suspense fallback={<CartPageSkeleton />}>
      <CartContent />
    </Suspense>
  )
}
