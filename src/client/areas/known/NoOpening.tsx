import { useEffect } from 'react'
import { openingStorage } from '../../state/openingStorage'

/** No last order to propose: home is as everyone has it, and keeps no room the next time. */
export function NoOpening() {
  useEffect(() => void openingStorage.keep('none'), [])
  return null
}
