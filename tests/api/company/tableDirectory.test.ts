import { tableDirectory } from '#server/providers/companies/tableDirectory'

const company = (name: string) => ({
  name,
  siren: '010413706',
  siret: '01041370600010',
  address: '4 rue Saint-Augustin, 75002 Paris',
  postalCode: '75002',
  town: 'Paris',
})
const directory = tableDirectory([company('Cœur & Sœurs'), company('Atelier Martin')])
const namesFor = async (text: string) => (await directory.search(text)).map(({ name }) => name)

test.each(['coeur', 'Cœur', 'COEUR soeurs', 'cœur paris'])(
  '« %s » finds a name with œ',
  async (text) => {
    expect(await namesFor(text)).toEqual(['Cœur & Sœurs'])
  },
)

test('a town alone finds nothing', async () => {
  expect(await namesFor('paris')).toEqual([])
})
