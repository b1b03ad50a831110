import { trayRecoveryCopy as copy } from './trayRecoveryCopy'

export type RecoveryErrors = Partial<Record<keyof typeof copy.errors, string>>

/** The problems of a recovery, by field, in words. */
export const recoveryErrors = (problems: Readonly<Record<string, string>>): RecoveryErrors =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, code]) => {
      if (!isKnown(field)) return []
      return [[field, code === 'NOT_DELIVERED' ? copy.notDelivered : copy.errors[field]]]
    }),
  )

const isKnown = (field: string): field is keyof typeof copy.errors => field in copy.errors
