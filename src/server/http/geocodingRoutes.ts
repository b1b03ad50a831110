import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { callerKey } from '../limits/callerKey'
import { createMemoryLimit } from '../limits/memoryLimit'
import {
  DEFAULT_SEARCH,
  type FeatureCollection,
  type GeocoderOptions,
  type Geocoder,
} from '../providers/geocoder/createGeocoder'

/** A customer who types fast sends ten searches a second, never for a whole minute. */
const REQUESTS_PER_MINUTE = 300
const MAX_QUERY_LENGTH = 256
const MAX_LIMIT = 10
const NOTHING_FOUND: FeatureCollection = {
  type: 'FeatureCollection',
  query: [],
  features: [],
  attribution: 'Bundled table of streets',
}

const number = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number))
const place = v.pipe(
  v.string(),
  v.transform((text) => text.split(',')),
  v.tuple([number, number]),
  v.transform(([lng, lat]) => ({ lat, lng })),
)
const listLength = v.pipe(number, v.integer(), v.minValue(1), v.maxValue(MAX_LIMIT))
const querySchema = v.object({
  proximity: v.fallback(place, DEFAULT_SEARCH.proximity),
  limit: v.fallback(listLength, DEFAULT_SEARCH.limit),
  autocomplete: v.fallback(v.picklist(['true', 'false']), 'true'),
  country: v.fallback(v.string(), 'fr'),
  types: v.fallback(v.string(), 'address'),
})
const pathSchema = v.object({ '*': v.string() })

const listed = (list: string, wanted: string) => list.toLowerCase().split(',').includes(wanted)

/** Responds for the geocoder where the pages are told to look on this very site. docs/rules/delivery.md#address-search */
export async function geocodingRoutes(
  app: FastifyInstance,
  { geocoder }: { geocoder: Geocoder },
): Promise<void> {
  const limit = createMemoryLimit({ points: REQUESTS_PER_MINUTE, seconds: 60 })
  app.get('/*', async (request, reply) => {
    const wait = await limit.takeOrWait(callerKey(request.ip))
    if (wait !== null)
      return reply.code(429).header('retry-after', wait).send({ message: 'Too Many Requests' })
    const path = v.parse(pathSchema, request.params)['*']
    if (!path.endsWith('.json')) return reply.code(404).send({ message: 'Not Found' })
    const text = path.slice(0, -'.json'.length).trim()
    if (text.length > MAX_QUERY_LENGTH) return reply.code(422).send({ message: 'Query too long' })
    const { country, types, autocomplete, ...rest } = v.parse(querySchema, request.query)
    const options: GeocoderOptions = { ...rest, isAutocomplete: autocomplete === 'true' }
    const isOurs = listed(country, 'fr') && listed(types, 'address')
    void reply.header('cache-control', 'public, max-age=3600')
    return isOurs ? geocoder.search(text, options) : NOTHING_FOUND
  })
}
