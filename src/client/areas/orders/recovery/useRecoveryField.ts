import { useField } from 'react-final-form'
import { recoveryProblems } from '#domain/order/itemRecovery'
import { recoveryErrors } from './recoveryErrors'
import type { RecoveryScope, RecoveryValues } from './recoveryValues'

/** A field of a recovery in the surrounding form, which follows what code changes in the recovery; held to the domain's rules. */
export function useRecoveryField<Name extends keyof RecoveryValues>(
  name: Name,
  { recovery, delivery, now }: RecoveryScope,
) {
  return useField<RecoveryValues[Name]>(name, {
    initialValue: recovery[name],
    allowNull: true,
    parse: (value) => value,
    validate: (value) => {
      const problems = recoveryProblems({ ...recovery, [name]: value }, delivery, now)
      const words: Readonly<Record<string, string>> = recoveryErrors(problems)
      return words[name]
    },
  })
}
