import { FORM_ERROR, type SubmissionErrors } from 'final-form'

/** For a form that shows problems at its fields already: it only has to know that it was not sent. */
export const SHOWN_ELSEWHERE: SubmissionErrors = { [FORM_ERROR]: '' }
