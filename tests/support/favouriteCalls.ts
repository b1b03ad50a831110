import type { TestServer } from './testServer'

type ListedFavourite = {
  id: string
  name: string
  pictureUrl: string
  price: number
  lineId: string
}
type Profile = { favourites: ListedFavourite[] }

const FIELDS = 'favourites { id name pictureUrl price lineId }'
const LIST = `query Favourites { getCustomerProfile { ${FIELDS} } }`
const ADD = `mutation Add($id: ID!) { addFavourite(productId: $id) { ${FIELDS} } }`
const REMOVE = `mutation Remove($id: ID!) { removeFavourite(productId: $id) { ${FIELDS} } }`

/** The calls about favourites. */
export function favouriteCalls(server: TestServer) {
  const list = async (token: string) =>
    (await server.graphql<{ getCustomerProfile: Profile }>(LIST, {}, token)).data.getCustomerProfile
      .favourites
  return {
    list,
    idsOf: async (token: string) => (await list(token)).map(({ id }) => id),
    add: (token: string, id: string) =>
      server.graphql<{ addFavourite: Profile }>(ADD, { id }, token),
    remove: (token: string, id: string) =>
      server.graphql<{ removeFavourite: Profile }>(REMOVE, { id }, token),
  }
}
