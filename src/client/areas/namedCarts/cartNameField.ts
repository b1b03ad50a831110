import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { cartNameProblem, MAX_NAMED_CARTS } from '#domain/cart/namedCart'
import { fieldWords } from '../../config/fieldWords'
import { failureWords } from '../../relay/formErrors'
import type { ActionFailure } from '../../relay/useAction'
import { namedCartsCopy as copy } from './namedCartsCopy'

export type CartNameValues = { name: string }

/** What is wrong with a name, in words. */
export const nameError = (name: string): string | undefined =>
  fieldWords('name', cartNameProblem(name), copy.problems)

/** Why a cart could not be kept under its name, for its form. */
export function namedCartErrors(failure: ActionFailure): SubmissionErrors {
  const { name, items, ...others } = failure.fields
  if (name !== undefined) return { name: fieldWords('name', name, copy.problems) }
  if (items === 'TOO_MANY') return { [FORM_ERROR]: copy.tooMany(MAX_NAMED_CARTS) }
  if (Object.values(others).includes('UNKNOWN')) return { [FORM_ERROR]: copy.unknown }
  return { [FORM_ERROR]: failureWords(failure) }
}
