import { config } from '../../../src/client/config/config'
import { documentUrl } from '../../../src/client/config/documentUrl'

const { graphqlUrl } = config
afterEach(() => {
  config.graphqlUrl = graphqlUrl
})

test.each([
  ['/graphql', '/documents/menus/2026-W48.pdf?prix=non'],
  [
    'https://api.tablee.example/graphql',
    'https://api.tablee.example/documents/menus/2026-W48.pdf?prix=non',
  ],
])('with the API at %s, a paper is had beside it', (address, expected) => {
  config.graphqlUrl = address
  expect(documentUrl('/documents/menus/2026-W48.pdf?prix=non')).toBe(expected)
})
