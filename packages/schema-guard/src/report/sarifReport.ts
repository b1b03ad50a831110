import type { Problem } from '../cannotRun'
import type { ApprovalProblem } from '../check/approvals'
import type { CheckReport } from '../check/runCheck'
import type { Finding, Place, Severity } from '../model'
import { findingKey, findingText, type HostedFiles } from './hostedFinding'
import { localPlace } from './schemaLines'
import { isShown, MAX_PLACES, useLabel } from './summary'

const LEVELS: Record<Severity, string> = { breaking: 'error', dangerous: 'warning', safe: 'note' }
const APPROVAL = 'APPROVAL'

/** SARIF 2.1.0, which code hosts show beside the lines: the client's where its files are here, else the candidate's. */
export function sarifReport(report: CheckReport, files: HostedFiles): string {
  const shown = report.findings.filter(isShown)
  const kinds = shown.map(({ kind }) => kind)
  const rules = [...new Set([...kinds, ...report.approvalProblems.map(() => APPROVAL)])].sort()
  return logOf({
    rules,
    invocation: {
      executionSuccessful: true,
      toolExecutionNotifications: [...report.candidateNotes, ...report.notes].map((text) => ({
        level: 'note',
        message: { text },
      })),
    },
    results: [
      ...shown.map((one) => resultOf(one, files)),
      ...report.approvalProblems.map(approvalResult),
    ],
  })
}

/** A run that did not succeed, and why: without it a code host would take a missing report for no finding. */
export const sarifProblem = ({ message, place }: Problem): string =>
  logOf({
    rules: [],
    invocation: {
      executionSuccessful: false,
      toolExecutionNotifications: [
        {
          level: 'error',
          message: { text: message },
          ...(place && {
            locations: [
              { physicalLocation: physicalLocation(place.file, { startLine: place.line }) },
            ],
          }),
        },
      ],
    },
    results: [],
  })

const logOf = (run: { rules: readonly string[]; invocation: object; results: readonly object[] }) =>
  JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'schema-check',
              informationUri: 'https://spec.graphql.org/',
              rules: run.rules.map((id) => ({
                id,
                shortDescription: { text: id.toLowerCase().replace(/_/g, ' ') },
              })),
            },
          },
          invocations: [run.invocation],
          columnKind: 'utf16CodeUnits',
          results: run.results,
        },
      ],
    },
    null,
    2,
  )

function resultOf(finding: Finding, { localFile, changed }: HostedFiles) {
  const at = localPlace(finding, localFile)
  const inSchema = at ? [locationOf(at, 'in the candidate')] : []
  const inClient = finding.uses.map((use) => locationOf(use.place, useLabel(use)))
  const isClientHere = finding.uses.some(({ place }) => localFile(place.file) !== undefined)
  const locations = isClientHere
    ? [...inClient.slice(0, 1), ...inSchema, ...inClient.slice(1)]
    : [...inSchema, ...inClient]
  return {
    ruleId: finding.kind,
    level: LEVELS[finding.severity],
    message: { text: findingText(finding) },
    locations:
      locations.length > 0
        ? locations.slice(0, 1)
        : [{ physicalLocation: physicalLocation(changed, { startLine: 1 }) }],
    relatedLocations: locations.slice(1, MAX_PLACES),
    partialFingerprints: { 'change/v1': findingKey(finding) },
    ...(finding.approvedUntil === undefined
      ? {}
      : {
          suppressions: [
            { kind: 'external', justification: `approved until ${finding.approvedUntil}` },
          ],
        }),
  }
}

const locationOf = ({ file, line, column }: Place, text: string) => ({
  physicalLocation: physicalLocation(file, { startLine: line, startColumn: column }),
  message: { text },
})

const approvalResult = ({ message, file, approval }: ApprovalProblem) => ({
  ruleId: APPROVAL,
  level: 'error',
  message: { text: message },
  locations: [{ physicalLocation: physicalLocation(file, { startLine: approval.line }) }],
  partialFingerprints: { 'change/v1': `${approval.change}/${approval.coordinate}` },
})

/** Against the root of the repository; names of files may hold what an address may not, as `[id].tsx` does. */
const physicalLocation = (file: string, region: { startLine: number; startColumn?: number }) => ({
  artifactLocation: {
    uri: file.split('/').map(encodeURIComponent).join('/'),
    uriBaseId: '%SRCROOT%',
  },
  region,
})
