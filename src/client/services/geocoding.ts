import * as v from 'valibot'

/** A postal address with its place on the map, as the geocoder knows it. */
export type AddressSuggestion = {
  id: string
  /** The whole address on one line. */
  label: string
  street: string
  houseNumber: string | null
  postcode: string | null
  lat: number
  lng: number
}

type AddressSearchResult = { ok: true; suggestions: AddressSuggestion[] } | { ok: false }

const featureSchema = v.object({
  id: v.string(),
  place_name: v.string(),
  text: v.optional(v.string(), ''),
  address: v.optional(v.nullable(v.string())),
  center: v.tuple([v.number(), v.number()]),
  properties: v.optional(v.object({ postcode: v.optional(v.nullable(v.string())) })),
  context: v.optional(v.array(v.object({ id: v.string(), text: v.optional(v.string(), '') })), []),
})

const responseSchema = v.object({ features: v.array(featureSchema) })

const readFeature = (feature: v.InferOutput<typeof featureSchema>): AddressSuggestion => {
  const [lng, lat] = feature.center
  const postcode = feature.context.find(({ id }) => id.startsWith('postcode'))
  return {
    id: feature.id,
    label: feature.place_name.replace(/, France$/, ''),
    street: feature.text,
    houseNumber: feature.address ?? null,
    postcode: postcode?.text ?? feature.properties?.postcode ?? null,
    lat,
    lng,
  }
}

type Geocoder = { geocodingUrl: string; geocodingToken: string | null }

const FIRST_WORDS = /^(?:[^\p{L}\p{N}]*[\p{L}\p{N}]+){0,20}[^\p{L}\p{N}]*/u
const MAX_LENGTH = 256

/** Mapbox takes a semicolon, encoded too, for the end of a search, and refuses more than 20 words or 256 characters. */
function oneSearch(text: string): string {
  const [words = ''] = FIRST_WORDS.exec(text.replaceAll(';', ' ')) ?? []
  // By whole characters: half of one cannot be encoded.
  return [...words].slice(0, MAX_LENGTH).join('')
}

const searchUrl = ({ geocodingUrl, geocodingToken }: Geocoder, text: string) => {
  const parameters = new URLSearchParams({
    country: 'fr',
    language: 'fr',
    types: 'address',
    proximity: '2.3522,48.8566',
    autocomplete: 'true',
    ...(geocodingToken === null ? {} : { access_token: geocodingToken }),
  })
  return `${geocodingUrl}/${encodeURIComponent(oneSearch(text))}.json?${parameters.toString()}`
}

/** Queries the geocoder, in the Mapbox places v5 shape, for the addresses that begin like the text. An abort rejects. */
export const searchAddresses = async (
  geocoder: Geocoder,
  text: string,
  signal: AbortSignal,
): Promise<AddressSearchResult> => {
  try {
    const response = await fetch(searchUrl(geocoder, text), { signal })
    if (!response.ok) return { ok: false }
    const parsed = v.safeParse(responseSchema, await response.json())
    return parsed.success
      ? { ok: true, suggestions: parsed.output.features.map(readFeature) }
      : { ok: false }
  } catch (error) {
    if (signal.aborted) throw error
    return { ok: false }
  }
}
