import { useState } from 'react'
import {
  ACCEPT_ALL,
  CONSENT_PURPOSES,
  REFUSE_ALL,
  type ConsentChoices,
} from '#domain/customer/consent'
import { Button } from '../../../design/buttons/Button'
import { Checkbox } from '../../../design/fields/Checkbox'
import { Dialog } from '../../../design/dialogs/Dialog'
import { Stack } from '../../../design/layout/Stack'
import { useToast } from '../../../design/notices/useToast'
import { useConsent } from '../../../state/useConsent'
import { useModal } from '../../../state/useModal'
import { consentCopy as copy, PURPOSE_WORDS } from './consentCopy'

/** Each purpose by itself; what was allowed can be taken back here. */
export function ConsentDialog() {
  const { consent, decide } = useConsent()
  const { close } = useModal()
  const toast = useToast()
  const [choices, setChoices] = useState<ConsentChoices>(consent?.choices ?? REFUSE_ALL)

  const decideAndClose = (decided: ConsentChoices) => {
    decide(decided)
    close()
    toast(copy.saved)
  }

  return (
    <Dialog
      isOpen
      onClose={close}
      title={copy.settingsTitle}
      footer={
        <>
          <Button variant="secondary" onClick={() => decideAndClose(REFUSE_ALL)}>
            {copy.refuseAll}
          </Button>
          <Button variant="secondary" onClick={() => decideAndClose(ACCEPT_ALL)}>
            {copy.acceptAll}
          </Button>
          <Button onClick={() => decideAndClose(choices)}>{copy.save}</Button>
        </>
      }
    >
      <Stack>
        <p>{copy.settingsText}</p>
        <Checkbox
          label={copy.necessary}
          hint={copy.necessaryHint}
          checked
          isDisabled
          onChange={() => undefined}
        />
        {CONSENT_PURPOSES.map((purpose) => (
          <Checkbox
            key={purpose}
            {...PURPOSE_WORDS[purpose]}
            checked={choices[purpose]}
            onChange={(checked) => setChoices({ ...choices, [purpose]: checked })}
          />
        ))}
      </Stack>
    </Dialog>
  )
}
