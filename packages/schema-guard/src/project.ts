/** Where a command looks when its options do not say. */
export type Project = {
  /** The schema that the client was written for. */
  schema: string
  /** The client's files, as globs. */
  documents: readonly string[]
  /** Folders that the client is compiled with, for `--deep`. */
  companions: readonly string[]
}

/** What most clients are laid out like. */
export const USUAL_PROJECT: Project = {
  schema: 'schema.graphql',
  documents: ['src/**/*.{ts,tsx,js,jsx,graphql,gql}'],
  companions: [],
}
