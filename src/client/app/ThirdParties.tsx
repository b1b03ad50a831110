import { useTellSource } from '../features/auth/useTellSource'
import { useThirdParties } from './useThirdParties'

/** Apart from the shell, which is not drawn again when the visitor's consent is read. */
export function ThirdParties() {
  useThirdParties()
  useTellSource()
  return null
}
