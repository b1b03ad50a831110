import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { Button } from '../../../design/buttons/Button'
import { Notice } from '../../../design/notices/Notice'
import { passkeyCopy as copy } from './passkeyCopy'
import { PasskeyPassword } from './PasskeyPassword'
import { useAddPasskey } from './useAddPasskey'

/** The button that makes a passkey; closing the device's dialog leaves everything as it was. */
export function AddPasskey({ onAdded }: { onAdded: () => void }) {
  const addPasskey = useAddPasskey()
  const [isBusy, setBusy] = useState(false)
  const [isPasswordNeeded, setPasswordNeeded] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  /** Returns what is wrong with the password. */
  const add = async (password: string | null) => {
    setBusy(true)
    setProblem(null)
    const result = await addPasskey(password)
    setBusy(false)
    setPasswordNeeded(result.kind === 'passwordNeeded')
    if (result.kind === 'added') onAdded()
    if (result.kind === 'refused') setProblem(result.words)
    return result.kind === 'passwordNeeded' ? result.words : undefined
  }
  return (
    <>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      {isPasswordNeeded ? (
        <PasskeyPassword onGiven={add} />
      ) : (
        <div>
          <Button variant="secondary" isBusy={isBusy} onClick={() => void add(null)}>
            <KeyRound aria-hidden="true" />
            {copy.create}
          </Button>
        </div>
      )}
    </>
  )
}
