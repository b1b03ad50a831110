import { units } from './carts'
import { BREAD, TRAY } from './shop'
import type { TestServer } from './testServer'

type Sent = { itemId: string; type: string; lineId: string; qty: number }
type ListedCart = {
  id: string
  name: string
  lines: { itemId: string; quantity: number; name: string; price: number }[]
}
type Profile = { namedCarts: ListedCart[] }

const FIELDS = 'namedCarts { id name lines { itemId type lineId quantity name price } }'
const LIST = `query Named { getCustomerProfile { ${FIELDS} } }`
const SAVE = `mutation Save($name: String!, $items: [CartItemInput!]!, $replaces: Boolean) {
  saveNamedCart(name: $name, items: $items, replaces: $replaces) { ${FIELDS} }
}`
const RENAME = `mutation Rename($id: ID!, $name: String!) {
  renameNamedCart(id: $id, name: $name) { ${FIELDS} }
}`
const DELETE = `mutation Delete($id: ID!) { deleteNamedCart(id: $id) { ${FIELDS} } }`

/** Four trays and two breads. */
export const LUNCH: Sent[] = [units(TRAY, 4), units(BREAD, 2)]

/** The calls about named carts. */
export function namedCartCalls(server: TestServer) {
  const list = async (token: string) =>
    (await server.graphql<{ getCustomerProfile: Profile }>(LIST, {}, token)).data.getCustomerProfile
      .namedCarts
  const trySave = (token: string, name: string, items = LUNCH) =>
    server.graphql<{ saveNamedCart: Profile }>(SAVE, { name, items }, token)
  return {
    list,
    trySave,
    replace: (token: string, name: string, items: Sent[]) =>
      server.graphql<{ saveNamedCart: Profile }>(SAVE, { name, items, replaces: true }, token),
    namesOf: async (token: string) => (await list(token)).map(({ name }) => name),
    save: async (token: string, name: string, items = LUNCH) =>
      (await trySave(token, name, items)).data.saveNamedCart.namedCarts,
    rename: (token: string, id: string, name: string) =>
      server.graphql<{ renameNamedCart: Profile }>(RENAME, { id, name }, token),
    remove: (token: string, id: string) =>
      server.graphql<{ deleteNamedCart: Profile }>(DELETE, { id }, token),
  }
}
