import { departmentOf, isElsewhere, postalCodeOf, shownAddress } from '#domain/delivery/addressText'
import { isInRing, type Point } from '#domain/delivery/geography'
import { deliveryZoneRows } from '../../../src/demo/places/deliveryZones'
import { STREETS } from '../../../src/demo/streets/streets'

const zones = deliveryZoneRows()
const departmentAt = (point: Point) =>
  zones.find(({ ring }) => isInRing(ring, point))?.departmentCode ?? null
const noStreets = () => []
const streetsOf = (postalCode: string) => STREETS.filter(({ postcode }) => postcode === postalCode)

const PARIS = { lat: 48.8566, lng: 2.3522 }
const VERSAILLES = { lat: 48.8015, lng: 2.139 }
const PANTIN = { lat: 48.894, lng: 2.409 }

const isRefused = (address: string, point: Point) =>
  isElsewhere({ address, ...point }, { departmentAt, streetsOf: noStreets })

test.each([
  ['10 Avenue de Paris, 78000 Versailles, France', '78000'],
  ['24 rue de Paradis 75010 Paris', '75010'],
  ['Tour Opus, étage 12, Parvis de la Défense, 92800 Puteaux', '92800'],
  ['CS 10023, 92400 Courbevoie', '92400'],
  ['5 rue X, F-93100 Montreuil-sous-Bois.', '93100'],
  ['12 rue de la Paix, 75002 Paris 2e', '75002'],
  ['4 allée des Parcs 92000 Nanterre', '92000'],
])('the postal code stands before the town: %s', (address, postalCode) => {
  expect(postalCodeOf(address)).toBe(postalCode)
})

test.each([
  '10 avenue de Paris, Versailles',
  'Parvis de la Défense',
  'Atelier, 3 rue du Louvre',
  '10 rue de la Paix, Paris, code 12345 porte B',
  'Digicode 12345, 10 rue de la Paix, Paris',
  'BP 75001 Paris',
  'Digicode 75001 Paris',
  '10 rue de la Paix, Paris, 12345',
  'Direction, 92036 Paris La Défense Cedex',
  'Direction, 75380 PARIS CEDEX 08, France',
])('no postal code is told by: %s', (address) => {
  expect(postalCodeOf(address)).toBeNull()
})

test.each([
  ['10 Avenue de Paris, 78000 Versailles, France', PARIS],
  ['1 rue de la Paix, 75002 Paris', VERSAILLES],
  ['1 rue Grande, 91000 Évry', PARIS],
  ['1 place du Marché, 92160 Antony', PARIS],
  ['1 rue de la République, 69001 Lyon', PARIS],
  ['1 cours Napoléon, 20000 Ajaccio', PARIS],
  ['1 rue de la Liberté, 97110 Pointe-à-Pitre', PARIS],
])('an address of another department than its coordinates is refused: %s', (address, point) => {
  expect(isRefused(address, point)).toBe(true)
})

test.each<[string, string, Point]>([
  ['in its department', '10 Avenue de Paris, 78000 Versailles, France', VERSAILLES],
  ['without a postal code', '10 Avenue de Paris, Versailles', PARIS],
  ['a CEDEX', '10 Avenue de Paris, 78035 Versailles Cedex', PARIS],
  ['a code of no department', '1 rue du Camp, 00100 Armées', PARIS],
  ['the Bois de Boulogne', '1 route de Suresnes, 75016 Paris', { lat: 48.862, lng: 2.222 }],
  ['the Bois de Vincennes', '2 route de la Ferme, 75012 Paris', { lat: 48.8224, lng: 2.4533 }],
  [
    'a building on the border',
    '1 rue d’Aubervilliers, 93300 Aubervilliers',
    { lat: 48.8985, lng: 2.37 },
  ],
  ['Orly, over the border', 'Aérogare 4, 94390 Orly', { lat: 48.7262, lng: 2.3652 }],
  [
    'Roissy, of three departments',
    'Terminal 2E, 95700 Roissy-en-France',
    { lat: 49.004, lng: 2.571 },
  ],
  ['outside every zone', '1 rue de la Paix, 75002 Paris', { lat: 45.76, lng: 4.83 }],
  ['beside what no zone holds', '1 rue du Château, 60260 Lamorlaye', { lat: 49.153, lng: 2.42 }],
])('an address is taken where nothing says that it is elsewhere: %s', (_, address, point) => {
  expect(isRefused(address, point)).toBe(false)
})

test('Corsica has two departments for its postal codes, overseas three digits are one', () => {
  const at = (department: string) => ({ departmentAt: () => department, streetsOf: noStreets })
  const ajaccio = { address: '1 cours Napoléon, 20000 Ajaccio', ...PARIS }
  expect(isElsewhere(ajaccio, at('2A'))).toBe(false)
  expect(isElsewhere(ajaccio, at('2B'))).toBe(false)
  expect(isElsewhere(ajaccio, at('75'))).toBe(true)
  const pointe = { address: '1 quai Foulon, 97110 Pointe-à-Pitre', ...PARIS }
  expect(isElsewhere(pointe, at('971'))).toBe(false)
  expect(isElsewhere(pointe, at('972'))).toBe(true)
})

test('where streets are known, a postal code of the same department is refused far from all of its own', () => {
  const villepinte = '1 avenue Émile-Dambel, 93420 Villepinte'
  const known = () => [{ lat: 48.957, lng: 2.541 }]
  expect(isRefused(villepinte, PANTIN)).toBe(false)
  expect(isElsewhere({ address: villepinte, ...PANTIN }, { departmentAt, streetsOf: known })).toBe(
    true,
  )
  const spread = () => [...known(), PANTIN]
  expect(isElsewhere({ address: villepinte, ...PANTIN }, { departmentAt, streetsOf: spread })).toBe(
    false,
  )
  const near = { lat: 48.97, lng: 2.5 }
  expect(isElsewhere({ address: villepinte, ...near }, { departmentAt, streetsOf: known })).toBe(
    false,
  )
})

test('every bundled street is where its postal code says', () => {
  const refused = STREETS.filter(({ name, postcode, town, lat, lng }) =>
    isElsewhere({ address: `${name}, ${postcode} ${town}`, lat, lng }, { departmentAt, streetsOf }),
  )
  expect(refused).toEqual([])
})

test.each([
  ['24 rue de Paradis, 75010 Paris', '75'],
  ['1 rue Sainte-Anne, 97400 Saint-Denis', '974'],
  ['1 cours Napoléon, 20000 Ajaccio', null],
  ['Parvis de la Défense', null],
])('the department of %s is %s', (address, department) => {
  expect(departmentOf(address)).toBe(department)
})

test.each([
  ['93 Rue de Paris, 93100 Montreuil', '93 Rue de Paris, 93100\u00a0Montreuil'],
  ['8 rue X, 94270 Le Kremlin-Bicêtre', '8 rue X, 94270\u00a0Le Kremlin-Bicêtre'],
  ['Rue de Rivoli', 'Rue de Rivoli'],
  ['SIREN 904817269 Paris', 'SIREN 904817269 Paris'],
])('no line ends between the postal code and the town of %s', (address, shown) => {
  expect(shownAddress(address)).toBe(shown)
})
