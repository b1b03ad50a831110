/** What the developer has to mend before anything is written. */
export class CannotWrite extends Error {}
