import {
  optionalPhoneProblem,
  optionalProblem,
  requiredProblem,
  type FieldProblem,
} from '../requests/fields'
import { foundProblems } from '../requests/foundProblems'
import { isHeadcountRange } from '../requests/requestForms'

const isBlank = (text: string) => text.trim() === ''

/** What customers say about themselves. docs/rules/accounts.md#profile */
export type CustomerForm = {
  firstname: string
  lastname: string
  phone: string
  companyName: string
  companySize: string
  companyActivityField: string
}

export type CustomerField = keyof CustomerForm

const RULES: Readonly<Record<CustomerField, (text: string) => FieldProblem | 'INVALID' | null>> = {
  firstname: requiredProblem,
  lastname: requiredProblem,
  phone: optionalPhoneProblem,
  companyName: optionalProblem,
  companySize: (text) => (isBlank(text) || isHeadcountRange(text) ? null : 'INVALID'),
  companyActivityField: optionalProblem,
}

/** What is wrong with a field of the form; names are required, the rest may stay empty. */
export const customerFieldProblem = (field: CustomerField, text: string) => RULES[field](text)

/** The problems of the fields that are given, by field; those left out are not looked at. */
export function customerProblems(changes: Readonly<Partial<CustomerForm>>): Record<string, string> {
  const problemOf = (field: CustomerField) => {
    const text = changes[field]
    return text === undefined ? null : customerFieldProblem(field, text)
  }
  return foundProblems<CustomerField, string>({
    firstname: problemOf('firstname'),
    lastname: problemOf('lastname'),
    phone: problemOf('phone'),
    companyName: problemOf('companyName'),
    companySize: problemOf('companySize'),
    companyActivityField: problemOf('companyActivityField'),
  })
}

/** What an order needs to know and an account may lack: sign-up asks for neither. */
export type MissingDetail = 'phone' | 'companyName'

/** The details that are still empty, in the order of the form. */
export const missingDetails = (
  customer: Readonly<Record<MissingDetail, string | null | undefined>>,
): MissingDetail[] =>
  (['phone', 'companyName'] as const).filter((detail) => isBlank(customer[detail] ?? ''))
