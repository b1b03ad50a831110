import type { ReactNode } from 'react'
import { Button } from '../../design/buttons/Button'
import { Notice } from '../../design/notices/Notice'
import { useSubmit } from '../../design/forms/useSubmit'
import { asLastTimeCopy as copy } from './asLastTimeCopy'

type Props = {
  isPricing: boolean
  onFill: () => void
  /** What is to be answered before, in the surrounding form. */
  children: ReactNode
}

/** Without a good card the order goes into the cart and to the checkout, which no longer knows what it cost before. */
export function FillAndPay({ isPricing, onFill, children }: Props) {
  useSubmit(() => onFill())
  return (
    <>
      <Notice tone="info">{copy.noCard}</Notice>
      {children}
      <Button type="submit" size="large" fullWidth isBusy={isPricing}>
        {copy.toCheckout}
      </Button>
    </>
  )
}
