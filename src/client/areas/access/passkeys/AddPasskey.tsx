import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { Button } from '../../../design/Button'
import { Notice } from '../../../design/Notice'
import { passkeyCopy as copy } from './passkeyCopy'
import { useAddPasskey } from './useAddPasskey'

/** The button that makes a passkey; closing the device's dialog leaves everything as it was. */
export function AddPasskey({ onAdded }: { onAdded: () => void }) {
  const addPasskey = useAddPasskey()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const press = async () => {
    setBusy(true)
    setProblem(null)
    const result = await addPasskey()
    setBusy(false)
    if (result.kind === 'added') onAdded()
    if (result.kind === 'refused') setProblem(result.words)
  }
  return (
    <>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <div>
        <Button variant="secondary" isBusy={isBusy} onClick={() => void press()}>
          <KeyRound aria-hidden="true" />
          {copy.create}
        </Button>
      </div>
    </>
  )
}
