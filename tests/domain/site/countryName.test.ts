import { countryName } from '#domain/site/countryName'

test.each([
  ['FR', 'France'],
  ['ES', 'Espagne'],
  ['de', 'Allemagne'],
  ['UE', 'UE'],
  ['??', '??'],
  ['Union européenne', 'Union européenne'],
  ['', ''],
])('the country %s is called %s', (code, name) => expect(countryName(code)).toBe(name))
