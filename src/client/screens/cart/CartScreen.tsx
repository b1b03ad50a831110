import { Suspense } from 'react'
import { CartPageSkeleton } from '../../features/cart/CartPageSkeleton'
import { CartContent } from './CartContent'

export function CartScreen() {
  return (
    <Suspense fallback={<CartPageSkeleton />}>
      <CartContent />
    </Suspense>
  )
}
