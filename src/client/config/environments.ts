/** Where the site finds what lies outside of it. */
export type Config = {
  graphqlUrl: string
  staticUrl: string
  geocodingUrl: string
  /** Sent to the geocoder; null for the site's own. */
  geocodingToken: string | null
  stripePublishableKey: string | null
  /** Whether Stripe's account takes Link; the intents of the server then allow it too. */
  isStripeLinkOn: boolean
  /** Container of the tag manager that counts visits; null for none. */
  tagManagerId: string | null
  /** The site's id at the chat provider; null for none. */
  chatWebsiteId: string | null
  /** Where the map gets its tiles, with {z}, {x} and {y}; null for a drawn ground. */
  tileUrl: string | null
  /** Who draws the tiles; shown on the map. */
  tileAttribution: string | null
  /** Domain of the session cookie; null for the page's own host. */
  cookieDomain: string | null
  /** Under which address search engines know the site, without a slash at its end; null for the page's own. */
  siteAddress: string | null
  /** Whether the session cookie travels over HTTPS only. */
  isSecure: boolean
  /** Whether `/dev/design` shows the primitives of the design: outside production only. */
  hasDesignGallery: boolean
}

const onOneHost: Config = {
  graphqlUrl: '/graphql',
  staticUrl: '/static',
  geocodingUrl: '/geocoding/v5/mapbox.places',
  geocodingToken: null,
  stripePublishableKey: null,
  isStripeLinkOn: false,
  tagManagerId: null,
  chatWebsiteId: null,
  tileUrl: null,
  tileAttribution: null,
  cookieDomain: null,
  siteAddress: null,
  isSecure: false,
  hasDesignGallery: true,
}

/** The shop at a domain of its own, its API and its static files at two more. */
const at = (domain: string): Config => ({
  ...onOneHost,
  graphqlUrl: `https://api.${domain}/graphql`,
  staticUrl: `https://static.${domain}`,
  geocodingUrl: `https://api.${domain}/geocoding/v5/mapbox.places`,
  cookieDomain: `.${domain}`,
  isSecure: true,
})

export const environments = {
  development: onOneHost,
  staging: at('staging.tablee.example'),
  production: { ...at('tablee.example'), hasDesignGallery: false },
}
