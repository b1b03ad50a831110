import { addressOfBuilding, hasNamedBuildings, isTower } from '#domain/delivery/building'

test.each([
  'Parvis de la Défense',
  'esplanade du Général de Gaulle',
  'Tour Montparnasse',
  ' Dalle des Olympiades',
  'Campus de Jussieu',
  'Cité scientifique',
  'Parc d’activités des Petits Carreaux',
])('%s has buildings with names', (street) => {
  expect(hasNamedBuildings(street)).toBe(true)
})

test.each(['Rue de Rivoli', 'Rue de la Tour', 'Avenue du Parvis', 'Tournelle', 'Cité Bergère', ''])(
  '%s has numbers',
  (street) => {
    expect(hasNamedBuildings(street)).toBe(false)
  },
)

test('a tower is a building itself, and nothing else is', () => {
  expect(['Tour Montparnasse', ' tour Eiffel'].every(isTower)).toBe(true)
  expect(['Rue de la Tour', 'Tournelle', 'Parvis de la Défense'].some(isTower)).toBe(false)
})

test.each([
  [{ building: '', floor: '28' }, 'Étage 28, Parvis de la Défense'],
  [{ building: ' Tour Opus ', floor: '12' }, 'Tour Opus, étage 12, Parvis de la Défense'],
  [{ building: 'Tour Opus', floor: 'RDC' }, 'Tour Opus, RDC, Parvis de la Défense'],
  [{ building: 'Tour Opus', floor: ' ' }, 'Tour Opus, Parvis de la Défense'],
])('%j is found at « %s »', (building, address) => {
  expect(addressOfBuilding('Parvis de la Défense', building)).toBe(address)
})
