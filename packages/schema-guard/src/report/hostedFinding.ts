import type { Finding } from '../model'
import type { LocalFile } from './schemaLines'
import { sentence } from './words'

/** The files that a host of code can show. */
export type HostedFiles = {
  localFile: LocalFile
  /** Where a finding is shown of which no line is known: hosts of code take none without one. */
  changed: string
}

/** A finding in one line. */
export function findingText({ coordinate, reason, seen, fix }: Finding): string {
  const said = sentence(reason)
  const whole = said.startsWith(coordinate) ? said : `${coordinate}: ${said}`
  return `${whole} ${seen} Fix: ${fix}`
}

/** The same for the same change in every run. One change may break one release, and be a warning for another. */
export const findingKey = ({ kind, coordinate, severity, subject }: Finding): string =>
  [kind, coordinate, subject ?? [], severity === 'breaking' ? [] : severity].flat().join('/')
