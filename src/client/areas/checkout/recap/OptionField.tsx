import { type ReactNode } from 'react'
import { type CartOption } from '#domain/cart/cart'
import { Checkbox } from '../../../design/Checkbox'
import { useCart } from '../../../state/useCart'
import { optionsCopy } from '../../cart/options/optionsCopy'

/** A choice that the cart keeps at once, and that follows the cart of another tab. */
export function OptionField({ option, hint }: { option: CartOption; hint: ReactNode }) {
  const { cart, setOption } = useCart()
  return (
    <Checkbox
      name={option}
      label={optionsCopy.labels[option]}
      hint={hint}
      checked={cart[option]}
      onChange={(checked) => setOption(option, checked)}
    />
  )
}
