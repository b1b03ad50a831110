/** Where the site finds what lies outside of it. */
export type Config = {
  graphqlUrl: string
  staticUrl: string
  geocodingUrl: string
  /** Sent to the geocoder; null for the site's own. */
  geocodingToken: string | null
  stripePublishableKey: string | null
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
  /** Whether the session cookie travels over HTTPS only. */
  isSecure: boolean
  /** Whether `/dev/design` shows the primitives of the design: outside production only. */
  hasDesignGallery: boolean
}

const development: Config = {
  graphqlUrl: '/graphql',
  staticUrl: '/static',
  geocodingUrl: '/geocoding/v5/mapbox.places',
  geocodingToken: null,
  stripePublishableKey: null,
  tagManagerId: null,
  chatWebsiteId: null,
  tileUrl: null,
  tileAttribution: null,
  cookieDomain: null,
  isSecure: false,
  hasDesignGallery: true,
}

const staging: Config = {
  graphqlUrl: 'https://api.staging.tablee.example/graphql',
  staticUrl: 'https://static.staging.tablee.example',
  geocodingUrl: 'https://api.staging.tablee.example/geocoding/v5/mapbox.places',
  geocodingToken: null,
  stripePublishableKey: null,
  tagManagerId: null,
  chatWebsiteId: null,
  tileUrl: null,
  tileAttribution: null,
  cookieDomain: '.staging.tablee.example',
  isSecure: true,
  hasDesignGallery: true,
}

const production: Config = {
  graphqlUrl: 'https://api.tablee.example/graphql',
  staticUrl: 'https://static.tablee.example',
  geocodingUrl: 'https://api.tablee.example/geocoding/v5/mapbox.places',
  geocodingToken: null,
  stripePublishableKey: null,
  tagManagerId: null,
  chatWebsiteId: null,
  tileUrl: null,
  tileAttribution: null,
  cookieDomain: '.tablee.example',
  isSecure: true,
  hasDesignGallery: false,
}

export const environments = { development, staging, production }
