import * as v from 'valibot'
import { CannotRun } from '../cannotRun'
import type { Place } from '../model'
import { bareOperation, type ManifestOperation } from './bareOperation'

export type Manifest = {
  file: string
  release?: string
  /** The schema that it was built for, as SDL. */
  schema?: string
  /** What it was built from: it is checked as if that were here. */
  sources?: v.InferOutput<typeof sources>
  operations: ManifestOperation[]
}

const sources = v.object({
  usesRelay: v.boolean(),
  resolvers: v.optional(
    v.array(
      v.object({
        type: v.string(),
        field: v.string(),
        returns: v.exactOptional(v.string()),
        rootFragment: v.exactOptional(v.string()),
      }),
    ),
    [],
  ),
  documents: v.array(
    v.object({
      file: v.string(),
      line: v.number(),
      column: v.number(),
      text: v.string(),
      hasGaps: v.exactOptional(v.literal(true)),
    }),
  ),
  persisted: v.array(v.object({ file: v.string(), text: v.string() })),
  screens: v.record(v.string(), v.array(v.string())),
})

const ours = v.object({
  version: v.literal(1),
  release: v.string(),
  schema: v.optional(v.string()),
  sources: v.optional(sources),
  operations: v.array(
    v.object({
      text: v.string(),
      place: v.string(),
      fragments: v.record(v.string(), v.string()),
      coordinates: v.record(v.string(), v.array(v.string())),
    }),
  ),
})

/** What a release after this guard may write. */
const laterOurs = v.looseObject({ version: v.number(), release: v.string() })

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

/** Reads our manifests, Apollo's, Relay's `{ hash: text }`, and lists of `{ id, text }`. Error: CannotRun, with its source: an address, or its path. */
export function parseManifest(json: string, file: string, source = file): Manifest {
  const content = parseJson(json, source)
  const manifest = v.safeParse(ours, content)
  if (manifest.success) return ourManifest(manifest.output, file)
  const { version } = v.is(laterOurs, content) ? content : { version: 1 }
  if (version !== 1) {
    throw new CannotRun(
      `${source} is a manifest of version ${version}, and this guard reads version 1: take the guard that was released with it.`,
    )
  }
  if (v.is(laterOurs, content)) {
    const [issue] = manifest.issues
    throw new CannotRun(
      `${source} is a damaged manifest (${v.getDotPath(issue) ?? ''}: ${issue.message}): fetch it again.`,
    )
  }
  const list = v.safeParse(others, content)
  if (!list.success) throw new CannotRun(`${source}: this is no manifest of operations.`)
  return { file, operations: list.output.map((body) => bareOperation(body, file)) }
}

function ourManifest(content: v.InferOutput<typeof ours>, file: string): Manifest {
  const { release, schema, operations } = content
  return {
    file,
    release,
    ...(schema === undefined ? {} : { schema }),
    ...(content.sources === undefined ? {} : { sources: content.sources }),
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

function parseJson(json: string, file: string): unknown {
  if (json.trim() === '') throw new CannotRun(`${file} is empty.`)
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
