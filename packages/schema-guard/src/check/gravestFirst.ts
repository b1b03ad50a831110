import { SEVERITIES, type Finding } from '../model'

/** Sorts findings: the gravest first, those of one severity by their coordinate. */
export const gravestFirst = (a: Finding, b: Finding): number =>
  SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
  a.coordinate.localeCompare(b.coordinate)
