/** What was done, or why not, in a sentence for the operator. */
export type OpsResult = { isDone: boolean; words: string }
