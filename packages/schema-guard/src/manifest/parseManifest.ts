import * as v from 'valibot'
import { CannotRun } from '../cannotRun'
import { type Place } from '../model'

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

export type Manifest = { release?: string; operations: ManifestOperation[] }

const ours = v.object({
  version: v.literal(1),
  release: v.string(),
  operations: v.array(
    v.object({
      text: v.string(),
      place: v.string(),
      fragments: v.record(v.string(), v.string()),
      coordinates: v.record(v.string(), v.array(v.string())),
    }),
  ),
})

const text = v.union([
  v.pipe(
    v.looseObject({ body: v.string() }),
    v.transform(({ body }) => body),
  ),
  v.pipe(
    v.looseObject({ text: v.string() }),
    v.transform((operation) => operation.text),
  ),
])

const others = v.union([
  v.pipe(
    v.looseObject({ operations: v.array(text) }),
    v.transform(({ operations }) => operations),
  ),
  v.array(text),
  v.pipe(
    v.record(v.string(), v.union([v.string(), text])),
    v.transform((texts) => Object.values(texts)),
  ),
])

/** Reads our manifests, Apollo's, Relay's `{ hash: text }`, and lists of `{ id, text }`. Error: CannotRun. */
export function parseManifest(json: string, file: string): Manifest {
  const content = parseJson(json, file)
  const manifest = v.safeParse(ours, content)
  if (manifest.success) {
    const { release, operations } = manifest.output
    return {
      release,
      operations: operations.map((operation) => ({
        text: operation.text,
        file,
        release,
        place: parsePlace(operation.place),
        fragments: mapOf(operation.fragments, parsePlace),
        places: mapOf(operation.coordinates, (places) => places.map(parsePlace)),
      })),
    }
  }
  const list = v.safeParse(others, content)
  if (!list.success) throw new CannotRun(`${file}: this is no manifest of operations.`)
  return {
    operations: list.output.map((body) => ({
      text: body,
      file,
      fragments: new Map(),
      places: new Map(),
    })),
  }
}

function parseJson(json: string, file: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new CannotRun(`${file}: this is not JSON.`)
  }
}

const mapOf = <From, To>(record: Record<string, From>, convert: (value: From) => To) =>
  new Map(Object.entries(record).map(([key, value]) => [key, convert(value)]))

function parsePlace(place: string): Place {
  const [, file = place, line = '1'] = /^(.*):(\d+)$/.exec(place) ?? []
  return { file, line: Number(line), column: 1 }
}
