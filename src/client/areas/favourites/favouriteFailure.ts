import { MAX_FAVOURITES } from '#domain/customer/favourites'
import { failureWords } from '../../relay/formErrors'
import type { ActionFailure } from '../../relay/useAction'
import { favouritesCopy as copy } from './favouritesCopy'

/** Why a dish could not be kept among the favourites, or not be taken out, in words. */
export function favouriteFailure(failure: ActionFailure, name: string, isKept: boolean): string {
  const { code, fields } = failure
  if (fields['productId'] === 'TOO_MANY') return copy.tooMany(MAX_FAVOURITES)
  if (code === 'NOT_FOUND') return copy.gone(name)
  if (code === 'UNAUTHENTICATED' || code === 'RATE_LIMITED') return failureWords(failure)
  return isKept ? copy.notAdded(name) : copy.notRemoved(name)
}
