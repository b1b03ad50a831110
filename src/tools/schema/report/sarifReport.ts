import { type CheckReport } from '../check/runCheck'
import { type Finding, type Severity } from '../model'
import { isShown, useLabel } from './summary'

const LEVELS: Record<Severity, string> = { breaking: 'error', dangerous: 'warning', safe: 'note' }

/** SARIF 2.1.0, which code hosts show beside the lines. */
export function sarifReport(report: CheckReport): string {
  const shown = report.findings.filter(isShown)
  const rules = [...new Set(shown.map(({ kind }) => kind))].sort()
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'schema-check',
              informationUri: 'https://spec.graphql.org/',
              rules: rules.map((id) => ({
                id,
                shortDescription: { text: id.toLowerCase().replace(/_/g, ' ') },
              })),
            },
          },
          results: [...shown.map(resultOf), ...report.approvalProblems.map(approvalResult)],
        },
      ],
    },
    null,
    2,
  )
}

function resultOf(finding: Finding) {
  const locations = finding.uses.map(({ place, ...use }) => ({
    physicalLocation: {
      artifactLocation: { uri: place.file },
      region: { startLine: place.line, startColumn: place.column },
    },
    message: { text: useLabel({ place, ...use }) },
  }))
  return {
    ruleId: finding.kind,
    level: LEVELS[finding.severity],
    message: {
      text: `${finding.coordinate}: ${finding.reason}. ${finding.seen} Fix: ${finding.fix}`,
    },
    locations: locations.slice(0, 1),
    relatedLocations: locations.slice(1),
    partialFingerprints: { change: `${finding.kind}/${finding.coordinate}` },
    ...(finding.approvedUntil === undefined
      ? {}
      : {
          suppressions: [
            { kind: 'external', justification: `approved until ${finding.approvedUntil}` },
          ],
        }),
  }
}

const approvalResult = ({ message }: { message: string }) => ({
  ruleId: 'APPROVAL',
  level: 'error',
  message: { text: message },
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: 'schema-approvals.yml' },
        region: { startLine: 1, startColumn: 1 },
      },
    },
  ],
})
