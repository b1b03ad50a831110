import * as v from 'valibot'

const pageStateSchema = v.object({
  /** The server's time when it sent the page, an ISO instant. */
  now: v.pipe(v.string(), v.isoTimestamp()),
  config: v.object({
    graphqlUrl: v.exactOptional(v.string()),
    staticUrl: v.exactOptional(v.string()),
    geocodingUrl: v.exactOptional(v.string()),
    geocodingToken: v.exactOptional(v.nullable(v.string())),
    stripePublishableKey: v.exactOptional(v.nullable(v.string())),
    isStripeLinkOn: v.exactOptional(v.boolean()),
    tagManagerId: v.exactOptional(v.nullable(v.string())),
    chatWebsiteId: v.exactOptional(v.nullable(v.string())),
    tileUrl: v.exactOptional(v.nullable(v.string())),
    tileAttribution: v.exactOptional(v.nullable(v.string())),
    cookieDomain: v.exactOptional(v.nullable(v.string())),
    siteAddress: v.exactOptional(v.nullable(v.string())),
    isSecure: v.exactOptional(v.boolean()),
    hasDesignGallery: v.exactOptional(v.boolean()),
  }),
})

type PageState = v.InferOutput<typeof pageStateSchema>

/** What the server wrote into the page; null when the page came from a plain file host or cannot be read. */
export function readPageState(): PageState | null {
  // The server that renders the page has no page yet.
  if (typeof document === 'undefined') return null
  const text = document.getElementById('page-state')?.textContent
  if (!text) return null
  try {
    return v.parse(pageStateSchema, JSON.parse(text))
  } catch {
    return null
  }
}
