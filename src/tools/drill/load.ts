import { setTimeout as wait } from 'node:timers/promises'

/** Requests of one kind at a steady rate, whatever becomes of them. */
export type Source = {
  name: string
  perSecond: number
  /** Sends one; resolves with the code that it is counted under, `OK` when the response is as wished. */
  send: () => Promise<string>
}

export type Sample = {
  code: string
  /** When it was due, in milliseconds since the load began. */
  at: number
  /** From when it was due until its response, so that a pause of the load itself is not hidden. */
  took: number
}

export type Figures = {
  count: number
  /** How many are counted under another code than `OK`. */
  failed: number
  codes: ReadonlyMap<string, number>
  /** Of all samples, or of those that a test chooses. */
  percentile(share: number, chosen?: (sample: Sample) => boolean): number
  samples: readonly Sample[]
}

export type Load = {
  /** Milliseconds since it began. */
  now(): number
  /** How many were sent so far and have no response. */
  open(): number
  /** Sends no more, waits for the responses. */
  stop(): Promise<ReadonlyMap<string, Figures>>
}

/** Sends each source's requests at its rate until it is stopped. */
export function startLoad(sources: readonly Source[]): Load {
  const started = performance.now()
  const now = () => performance.now() - started
  const stopping = new AbortController()
  const samples = new Map<string, Sample[]>(sources.map(({ name }) => [name, []]))
  const open = new Set<Promise<void>>()

  async function sendOne({ name, send }: Source, at: number) {
    const code = await send().catch((error: unknown) => String(error))
    samples.get(name)?.push({ code, at, took: now() - at })
  }

  async function run(source: Source) {
    for (let number = 0; !stopping.signal.aborted; number += 1) {
      const due = (number * 1000) / source.perSecond
      const early = due - now()
      if (early > 1) {
        await wait(early, null, { signal: stopping.signal }).catch(() => undefined)
        if (stopping.signal.aborted) return
      }
      const sent = sendOne(source, due)
      open.add(sent)
      void sent.finally(() => open.delete(sent))
    }
  }

  const runs = sources.map(run)
  return {
    now,
    open: () => open.size,
    stop: async () => {
      stopping.abort()
      await Promise.all(runs)
      await Promise.all(open)
      return new Map([...samples].map(([name, some]) => [name, figuresOf(some)]))
    },
  }
}

/** Counts and percentiles of what a load has seen. */
export function figuresOf(samples: readonly Sample[]): Figures {
  const codes = new Map<string, number>()
  for (const { code } of samples) codes.set(code, (codes.get(code) ?? 0) + 1)
  return {
    count: samples.length,
    failed: samples.length - (codes.get('OK') ?? 0),
    codes,
    samples,
    percentile: (share, chosen = () => true) => {
      const sorted = samples
        .filter(chosen)
        .map(({ took }) => took)
        .toSorted((a, b) => a - b)
      return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
    },
  }
}

/** `OK 812, TRY_AGAIN 3`: the most frequent first. */
export const codesInWords = ({ codes }: Pick<Figures, 'codes'>): string =>
  [...codes]
    .toSorted(([, a], [, b]) => b - a)
    .map(([code, count]) => `${code} ${count}`)
    .join(', ') || 'nothing'
