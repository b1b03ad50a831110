import type { Place } from '../model'

/** An operation whose whole text is known: its fragments follow it. */
export type ManifestOperation = {
  text: string
  file: string
  release?: string
  place?: Place
  /** Where each of its fragments, and each coordinate that it uses, was written. */
  fragments: ReadonlyMap<string, Place>
  places: ReadonlyMap<string, readonly Place[]>
}

/** An operation of which nothing but the text is known. */
export const bareOperation = (body: string, file: string): ManifestOperation => ({
  text: body,
  file,
  fragments: new Map(),
  places: new Map(),
})
