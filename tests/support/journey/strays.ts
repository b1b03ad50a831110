import type { BrowserContext } from '@playwright/test'

/** Trouble that the browser reports and that no test expects. */
export type Strays = {
  watch(context: BrowserContext): void
  allow(...expected: RegExp[]): void
  unexpected(): string[]
}

export function collectStrays(): Strays {
  const seen: string[] = []
  const allowed: RegExp[] = []

  return {
    watch: (context) => {
      context.on('console', (message) => {
        if (message.type() === 'error') {
          seen.push(`console: ${message.text()} (${message.location().url})`)
        }
      })
      context.on('weberror', (error) => seen.push(`page: ${error.error().stack}`))
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? ''
        // A page that is left gives up what it was waiting for.
        if (reason !== 'net::ERR_ABORTED') seen.push(`request: ${request.url()} ${reason}`)
      })
      context.on('response', (response) => {
        if (response.status() >= 400) seen.push(`response: ${response.status()} ${response.url()}`)
      })
    },
    allow: (...expected) => void allowed.push(...expected),
    unexpected: () => seen.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  }
}
