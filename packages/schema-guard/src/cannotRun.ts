/** The check could not be made: exit code 2, with one sentence that says what to do. */
export class CannotRun extends Error {}
