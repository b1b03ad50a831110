import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { fieldWords, isForPeople } from '../../../config/fieldWords'
import { failureWords } from '../../../relay/formErrors'
import type { RequestErrorCode, ResponseProblem } from '../../../relay/RequestError'
import type { ActionFailure } from '../../../relay/useAction'

type Said = { field: string; words: string }

/** Codes of failures whose text does not come from the server, or is masked by it. docs/rules/errors.md#codes */
const WITHOUT_WORDS: readonly RequestErrorCode[] = [
  'NETWORK',
  'BAD_RESPONSE',
  'INTERNAL_SERVER_ERROR',
]

const FIELDS: readonly string[] = [
  'firstname',
  'lastname',
  'companyName',
  'email',
  'password',
  'hasAcceptedTerms',
  'hasAcceptedNewsletter',
]

/**
 * Why an account could not be opened, in the server's own words, joined by line breaks; ours stand in where it gave a code
 * only. docs/rules/accounts.md#sign-up
 */
export function signUpErrors(failure: ActionFailure): SubmissionErrors {
  const said = failure.problems.flatMap(saidOf)
  if (said.length === 0) return { [FORM_ERROR]: failureWords(failure) }
  const byField = new Map<string, Set<string>>()
  for (const { field, words } of said) {
    byField.set(field, (byField.get(field) ?? new Set()).add(words))
  }
  return Object.fromEntries([...byField].map(([field, words]) => [field, [...words].join('\n')]))
}

/** The same as one text, each sentence once, where no form has the fields. */
export function signUpWords(failure: ActionFailure): string {
  const said = new Set(failure.problems.flatMap(saidOf).map(({ words }) => words))
  return said.size > 0 ? [...said].join('\n') : failureWords(failure)
}

/** What one error says: of the fields that it names, else above the form. */
function saidOf({ code, message, fields }: ResponseProblem): Said[] {
  const named = Object.entries(fields)
  const worded = named.filter(([, problem]) => isForPeople(problem))
  const coded = named.filter(([, problem]) => !isForPeople(problem))
  const sentences = WITHOUT_WORDS.includes(code) ? [] : sentencesOf(message)
  const left = sentences.filter((sentence) => !worded.some(([, words]) => words === sentence))
  return [
    ...worded.map(([field, words]) => ({ field: placeOf(field), words })),
    ...(left.length > 0 ? shared(left, coded) : coded.flatMap(inOurWords)),
  ]
}

const sentencesOf = (message: string) =>
  message
    .split('\n')
    .map((line) => line.trim())
    .filter(isForPeople)

/** A sentence for each field, or all of them for the only one. When their numbers differ, all stand above the form. */
function shared(sentences: readonly string[], coded: readonly (readonly [string, string])[]) {
  const [only, ...others] = coded.map(([field]) => placeOf(field))
  if (only === undefined || (others.length > 0 && coded.length !== sentences.length)) {
    return sentences.map((words) => ({ field: FORM_ERROR, words }))
  }
  return sentences.map((words, index) => ({ field: [only, ...others][index] ?? only, words }))
}

/** A code of a field that the form does not have says nothing to people. */
function inOurWords([field, problem]: readonly [string, string]): Said[] {
  return FIELDS.includes(field) ? [{ field, words: fieldWords(field, problem) }] : []
}

const placeOf = (field: string) => (FIELDS.includes(field) ? field : FORM_ERROR)
