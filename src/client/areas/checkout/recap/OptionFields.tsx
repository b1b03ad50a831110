import { checkoutCopy as copy } from '../checkoutCopy'
import { OptionField } from './OptionField'

/** How the meal arrives: hot, with or without its bags. */
export function OptionFields({ hasHotItems }: { hasHotItems: boolean }) {
  return (
    <>
      {hasHotItems && (
        <OptionField
          option="toDeliversHot"
          label={copy.toDeliversHot}
          hint={copy.toDeliversHotHint}
        />
      )}
      <OptionField
        option="hasToLeaveBags"
        label={copy.hasToLeaveBags}
        hint={copy.hasToLeaveBagsHint}
      />
    </>
  )
}
