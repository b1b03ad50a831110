import { Checkbox } from '../../design/Checkbox'
import { useCart } from '../../state/useCart'
import { checkoutCopy as copy } from './checkoutCopy'

/** How the meal arrives: hot, with or without its bags. */
export function OptionFields({ hasHotItems }: { hasHotItems: boolean }) {
  const { cart, setOption } = useCart()
  return (
    <>
      {hasHotItems && (
        <Checkbox
          label={copy.toDeliversHot}
          hint={copy.toDeliversHotHint}
          checked={cart.toDeliversHot}
          onChange={(checked) => setOption('toDeliversHot', checked)}
        />
      )}
      <Checkbox
        label={copy.hasToLeaveBags}
        hint={copy.hasToLeaveBagsHint}
        checked={cart.hasToLeaveBags}
        onChange={(checked) => setOption('hasToLeaveBags', checked)}
      />
    </>
  )
}
