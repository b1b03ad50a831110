import { formatMoney } from '#domain/pricing/money'
import { FormCheckbox } from '../../design/forms/FormCheckbox'
import { Notice } from '../../design/notices/Notice'
import { asLastTimeCopy as copy } from './asLastTimeCopy'

/** An order of every week that costs much more than before is paid only when the customer accepts it, in the surrounding form. */
export const RiseConsent = ({ before, now }: { before: number; now: number }) => (
  <div>
    <Notice tone="warning">{copy.rise(formatMoney(before), formatMoney(now))}</Notice>
    <FormCheckbox
      name="acceptsRise"
      label={copy.acceptRise}
      validate={(isAccepted) => (isAccepted ? undefined : copy.riseNeeded)}
    />
  </div>
)
