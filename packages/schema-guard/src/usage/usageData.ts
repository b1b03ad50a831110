import type { UsageReport } from './usageReport'

/** Places as a file's index and its lines. */
type Places = [file: number, ...lines: number[]]

type Member = [
  name: string,
  type: string,
  description: string,
  /** 0 when it is not deprecated. */
  deprecation: string | 0,
  /** Which set of operations uses it; -1 for none. */
  set: number,
  ...places: Places[],
]

/** The report with each name once, and numbers for it everywhere else. */
type UsageData = {
  files: string[]
  screens: string[]
  /** Sets of operations, as indexes: most fields share theirs with others. */
  sets: number[][]
  operations: [name: string, kind: string, file: number, line: number, screens: number[]][]
  types: [name: string, kind: string, description: string, members: Member[]][]
}

export function usageData({ types, operations }: UsageReport): UsageData {
  const [files, screens, sets] = [createList(), createList(), createList()]
  const indexes = new Map(operations.map(({ name }, index) => [name, index]))

  function placesOf(places: readonly string[]): Places[] {
    const byFile = new Map<number, number[]>()
    for (const place of places) {
      const [file, line] = parts(place)
      const index = files.indexOf(file)
      byFile.set(index, [...(byFile.get(index) ?? []), line])
    }
    return [...byFile].map(([file, lines]) => [file, ...lines.sort((a, b) => a - b)])
  }

  const setOf = (names: readonly string[]) =>
    names.length === 0 ? -1 : sets.indexOf(names.flatMap((name) => indexes.get(name) ?? []).join())

  return {
    operations: operations.map(({ name, kind, place, screens: on }) => {
      const [file, line] = parts(place)
      return [name, kind, files.indexOf(file), line, on.map(screens.indexOf)]
    }),
    types: types.map(({ name, kind, description, members }) => [
      name,
      kind,
      description,
      members.map((member): Member => [
        member.name,
        member.type,
        member.description,
        member.deprecation ?? 0,
        setOf(member.operations),
        ...placesOf(member.places),
      ]),
    ]),
    files: files.all,
    screens: screens.all,
    sets: sets.all.map((set) => set.split(',').map(Number)),
  }
}

function parts(place: string): [file: string, line: number] {
  const colon = place.lastIndexOf(':')
  return [place.slice(0, colon), Number(place.slice(colon + 1))]
}

/** Texts in the order in which they were first met. */
function createList() {
  const all: string[] = []
  const known = new Map<string, number>()
  return {
    all,
    indexOf(text: string): number {
      const index = known.get(text) ?? all.push(text) - 1
      known.set(text, index)
      return index
    },
  }
}
