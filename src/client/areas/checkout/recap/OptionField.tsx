import { type ReactNode } from 'react'
import { useField } from 'react-final-form'
import { type CartOption } from '#domain/cart/cart'
import { Checkbox } from '../../../design/Checkbox'
import { useCart } from '../../../state/useCart'

type Props = { option: CartOption; label: ReactNode; hint: ReactNode }

/** A choice of the surrounding form that the cart keeps at once, and that follows the cart of another tab. */
export function OptionField({ option, label, hint }: Props) {
  const { cart, setOption } = useCart()
  const { input } = useField<boolean>(option, { initialValue: cart[option] })
  return (
    <Checkbox
      name={option}
      label={label}
      hint={hint}
      checked={input.value === true}
      onChange={(checked) => {
        input.onChange(checked)
        setOption(option, checked)
      }}
      onBlur={() => input.onBlur()}
    />
  )
}
