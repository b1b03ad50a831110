import { resolve } from 'node:path'

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

/** Whether a file that is named is the project's own schema, by whatever way it is named. */
export const isOwnSchema = (file: string, { cwd, project }: { cwd: string; project: Project }) =>
  resolve(cwd, file) === resolve(cwd, project.schema)
