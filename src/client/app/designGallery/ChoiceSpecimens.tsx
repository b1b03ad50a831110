import { useState } from 'react'
import { Checkbox } from '../../design/fields/Checkbox'
import { Chip } from '../../design/buttons/Chip'
import { RadioGroup } from '../../design/fields/RadioGroup'
import { designGalleryCopy as copy } from './designGalleryCopy'
import { Specimens } from './Specimens'

type Means = 'card' | 'transfer' | 'voucher'

const MEANS = [
  { value: 'card' as const, label: copy.card },
  { value: 'transfer' as const, label: copy.transfer, hint: copy.transferHint },
  { value: 'voucher' as const, label: copy.voucher, isDisabled: true },
]

export function ChoiceSpecimens() {
  const [hasCutlery, setHasCutlery] = useState(true)
  const [hasAccepted, setHasAccepted] = useState(false)
  const [means, setMeans] = useState<Means>('card')
  return (
    <Specimens title={copy.sections.choices}>
      <Checkbox
        label={copy.cutlery}
        hint={copy.cutleryHint}
        checked={hasCutlery}
        onChange={setHasCutlery}
      />
      <Checkbox
        label={copy.terms}
        error={hasAccepted ? undefined : copy.termsError}
        checked={hasAccepted}
        onChange={setHasAccepted}
      />
      <Checkbox label={copy.disabled} checked isDisabled onChange={() => undefined} />
      <Chip isOn={hasCutlery} onToggle={() => setHasCutlery(!hasCutlery)}>
        {copy.cutlery}
      </Chip>
      <RadioGroup legend={copy.payment} options={MEANS} value={means} onChange={setMeans} />
    </Specimens>
  )
}
