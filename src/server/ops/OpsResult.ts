/** What was done, or why not, in a sentence for whoever typed the command. */
export type OpsResult = { isDone: boolean; words: string }
