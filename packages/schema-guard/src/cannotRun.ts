/** The line of a text that keeps a check from being made. */
export type ProblemPlace = { file: string; line: number }

/** What kept a check from being made, and the line of a file of the folder that did. */
export type Problem = { message: string; place?: ProblemPlace }

/** The check could not be made: exit code 2, with one sentence that says what to do. */
export class CannotRun extends Error {
  constructor(
    message: string,
    readonly place?: ProblemPlace,
  ) {
    super(message)
  }
}
