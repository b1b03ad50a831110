/** More than any response that the shop wants: the memory of the process is everybody's. */
const MAX_BYTES = 16 * 1024 * 1024

/** As `fetch`, of a service that might go on for ever: reading the body fails once it is too long. */
export async function boundedFetch(
  input: Parameters<typeof fetch>[0],
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, init)
  const { body, status, statusText, headers } = response
  if (body === null) return response
  return new Response(body.pipeThrough(boundedStream()), { status, statusText, headers })
}

function boundedStream() {
  let left = MAX_BYTES
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.byteLength
      if (left < 0) controller.error(new Error(`A response is longer than ${MAX_BYTES} bytes`))
      else controller.enqueue(chunk)
    },
  })
}
