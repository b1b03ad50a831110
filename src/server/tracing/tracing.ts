import type { RequestSpan, SpanOptions, Tracer } from './openTracer'

/** The running tracer; null while no one collects traces, and then none of this costs anything. */
let tracer: Tracer | null = null

/** Loads OpenTelemetry and sends spans to a collector until the returned function is called. */
export async function startTracing(collectorUrl: string): Promise<() => Promise<void>> {
  const { openTracer } = await import('./openTracer')
  const opened = openTracer(collectorUrl)
  tracer = opened
  return async () => {
    if (tracer === opened) tracer = null
    await opened.close()
  }
}

export const isTracing = () => tracer !== null

export type { RequestSpan }

/** Runs work in a span of its own; what it throws is the span's error. */
export function inSpan<Result>(
  name: string,
  options: SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracer ? tracer.inSpan(name, options, work) : work()
}

/** A span that ends elsewhere; everything that `work` starts belongs to it. Null while no one collects traces. */
export function startSpan(
  name: string,
  options: SpanOptions & { traceparent?: string | undefined },
  work: () => void,
): RequestSpan | null {
  if (tracer) return tracer.startSpan(name, options, work)
  work()
  return null
}

/** Which span a line of the log belongs to. */
export const traceIds = (): { traceId?: string; spanId?: string } => tracer?.ids() ?? {}
