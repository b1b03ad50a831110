import { useEffect, useState } from 'react'
import { canMakePasskeys } from '../../../services/passkeys/passkeys'

/** Whether this device can make a passkey; false until the browser has said so. */
export function useCanMakePasskeys(): boolean {
  const [canMake, setCanMake] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void canMakePasskeys().then((can) => isCurrent && setCanMake(can))
    return () => {
      isCurrent = false
    }
  }, [])
  return canMake
}
