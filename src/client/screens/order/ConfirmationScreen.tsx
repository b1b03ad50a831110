import { Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import { ConfirmationContent } from './ConfirmationContent'
import { NothingConfirmed } from './NothingConfirmed'
import { OrderSkeleton } from './OrderSkeleton'

/** Step 4: the order that the address names, so that a reload shows it again. */
export function ConfirmationScreen() {
  const reference: unknown = useLoaderData()
  if (reference === null) return <NothingConfirmed />
  return (
    <Suspense fallback={<OrderSkeleton />}>
      <ConfirmationContent />
    </Suspense>
  )
}
