import type { GraphQLSchema } from 'graphql'
import type { Finding } from '../model'
import { lintByPlugin } from './graphqlEslint'
import { changedMembers } from './members'
import { OWN_RULES } from './ownRules'

/** What the rules for a schema say of what the candidate adds or changes, as warnings. Error: CannotRun. */
export function lintSchema(base: GraphQLSchema, candidate: GraphQLSchema, cwd: string): Finding[] {
  const members = changedMembers(base, candidate)
  // Loaded before it is known to be needed: a check that cannot be made must not pass today and fail tomorrow.
  const told = lintByPlugin(candidate, cwd)
  const added = new Set(members.filter(({ isNew }) => isNew).map(({ coordinate }) => coordinate))
  const descriptions = told
    .filter(({ coordinate }) => added.has(coordinate))
    .map(({ coordinate }) =>
      finding('LINT_DESCRIPTION', coordinate, {
        reason: `${coordinate} has no description`,
        fix: 'Say in a sentence what it is, and its unit.',
      }),
    )
  const own = members.flatMap((member) =>
    Object.entries(OWN_RULES).flatMap(([kind, rule]) => {
      const wrong = rule(member)
      return wrong ? [finding(kind, member.coordinate, wrong)] : []
    }),
  )
  return [...descriptions, ...own].sort((a, b) => a.coordinate.localeCompare(b.coordinate))
}

const finding = (
  kind: string,
  coordinate: string,
  { reason, fix }: { reason: string; fix: string },
): Finding => ({
  kind,
  coordinate,
  message: reason,
  severity: 'dangerous',
  reason,
  fix,
  seen: 'Nothing today: it is a rule for schemas (--lint).',
  uses: [],
  screens: [],
})
