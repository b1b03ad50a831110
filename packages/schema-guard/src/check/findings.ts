import { placeText } from '../documents/place'
import type { Definition, Finding, FindingUse, SchemaChange, Use, Verdict } from '../model'
import type { UsageIndex } from '../usage/usageIndex'

/** Turns a verdict into what people read: definitions, operations, screens, places. */
export function createFindingMaker(
  usage: UsageIndex,
  screensOf: (file: string) => readonly string[],
) {
  function useOf({ definition, place, senders }: Use): FindingUse {
    const operations = [...senders]
    return {
      definition: definition.name,
      kind: definition.kind,
      place,
      operations: sorted(operations.map(({ name }) => name)),
      screens: sorted(operations.flatMap((operation) => screensOf(operation.place.file))),
      ...releaseOf(definition),
    }
  }

  return function findingOf(change: SchemaChange, verdict: Verdict | null): Finding {
    if (!verdict) {
      const isUsed = usage.all(change.coordinate).length > 0
      return {
        ...change,
        severity: 'safe',
        reason: change.message,
        seen: isUsed
          ? 'Nothing: what the client does stays right.'
          : 'Nothing: no operation uses it.',
        fix: '',
        uses: [],
        screens: [],
      }
    }
    const uses = distinct(verdict.uses.map(useOf))
    return { ...change, ...verdict, uses, screens: sorted(uses.flatMap(({ screens }) => screens)) }
  }
}

const releaseOf = ({ release }: Definition) => (release === undefined ? {} : { release })

const sorted = (values: readonly string[]) => [...new Set(values)].sort()

/** One use for each place; a manifest holds a fragment once with every operation that sends it. */
function distinct(uses: readonly FindingUse[]): FindingUse[] {
  const known = new Map<string, FindingUse>()
  for (const use of uses) {
    const key = `${use.release ?? ''} ${use.definition} ${placeText(use.place)}`
    const { operations = [], screens = [] } = known.get(key) ?? {}
    known.set(key, {
      ...use,
      operations: sorted([...operations, ...use.operations]),
      screens: sorted([...screens, ...use.screens]),
    })
  }
  return [...known.values()].sort((a, b) => placeText(a.place).localeCompare(placeText(b.place)))
}
