/** What was done, or why not, in a sentence for whoever typed the command. */
export type OpsAnswer = { isDone: boolean; words: string }
