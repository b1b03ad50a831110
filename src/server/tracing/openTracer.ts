import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'

export type SpanOptions = { attributes?: Attributes; kind?: keyof typeof SpanKind }

/** A request's span: it ends where the response does, far from where it started. */
export type RequestSpan = {
  ids: { traceId: string; spanId: string }
  end(attributes: Attributes): void
}

export type Tracer = ReturnType<typeof openTracer>

/** The part of tracing that loads OpenTelemetry: only `tracing.ts` imports it, and only when traces are collected. */
export function openTracer(collectorUrl: string) {
  const exporter = new OTLPTraceExporter({ url: `${collectorUrl}/v1/traces` })
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': 'tablee' })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  provider.register()
  const tracer = trace.getTracer('tablee')

  const open = (
    name: string,
    { attributes = {}, kind = 'INTERNAL' }: SpanOptions,
    parent = context.active(),
  ) => tracer.startSpan(name, { attributes, kind: SpanKind[kind] }, parent)

  return {
    async inSpan<Result>(
      name: string,
      options: SpanOptions,
      work: () => Promise<Result>,
    ): Promise<Result> {
      const span = open(name, options)
      try {
        return await context.with(trace.setSpan(context.active(), span), work)
      } catch (error) {
        fail(span, error)
        throw error
      } finally {
        span.end()
      }
    },

    startSpan(
      name: string,
      { traceparent, ...options }: SpanOptions & { traceparent?: string | undefined },
      work: () => void,
    ): RequestSpan {
      const parent = traceparent
        ? propagation.extract(ROOT_CONTEXT, { traceparent })
        : context.active()
      const span = open(name, options, parent)
      context.with(trace.setSpan(parent, span), work)
      return {
        ids: idsOf(span),
        end: (attributes) => span.setAttributes(attributes).end(),
      }
    },

    ids() {
      const span = trace.getActiveSpan()
      return span ? idsOf(span) : {}
    },

    /** Sends what is left. Rejects when the collector does not take it; no span is made afterwards in either case. */
    async close() {
      try {
        await provider.shutdown()
      } finally {
        trace.disable()
        context.disable()
        propagation.disable()
      }
    },
  }
}

function idsOf(span: Span) {
  const { traceId, spanId } = span.spanContext()
  return { traceId, spanId }
}

/** The kind of an error only: its message may hold what people typed. */
function fail(span: Span, error: unknown) {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
}
