import { parseEnv } from '#server/base/env/env'
import { contentSecurityPolicy } from '#server/http/pages/contentSecurity'

const pictures = (source: Record<string, string> = {}) =>
  /img-src ([^;]*)/.exec(contentSecurityPolicy(parseEnv(source)))?.[1]?.split(' ')

test.each([
  ['https://tiles.example.com/{z}/{x}/{y}.png', 'https://tiles.example.com'],
  ['https://{s}.tiles.example.com/osm/{z}/{x}/{y}.png', 'https://*.tiles.example.com'],
])('tiles from %s let %s in, and nothing else', (TILE_URL, host) => {
  const allowed = pictures({ TILE_URL, TILE_ATTRIBUTION: '© OpenStreetMap' })
  expect(allowed?.filter((source) => !pictures()?.includes(source))).toEqual([host])
})

test('without tiles no other host serves pictures', () => {
  expect(pictures()).toEqual(["'self'", 'data:'])
})

test('with the token of Mapbox alone addresses may be searched there', () => {
  const connections = /connect-src ([^;]*)/.exec(
    contentSecurityPolicy(parseEnv({ MAPBOX_TOKEN: 'pk.1' })),
  )?.[1]
  expect(connections?.split(' ')).toContain('https://api.mapbox.com')
})
