import type { SentRequest } from '../../support/fakeApi'
import { createShop, product } from '../../support/shopFront'

/** A dish as the list of favourites has it. */
export const favourite = (id: string, changes: object = {}) => ({
  id,
  name: `Plateau ${id}`,
  pictureUrl: `/p/${id}.svg`,
  price: 2000,
  lineId: 'LIGNE-PLATEAUX',
  ...changes,
})

/** `count` dishes in the shop, some of them favourites of the account, whose list the mutations change. */
export function shopWithFavourites(count: number, ...ids: string[]) {
  const products = Array.from({ length: count }, (_, at) =>
    product({ id: String(at + 1), name: `Plateau ${at + 1}` }),
  )
  let kept = ids
  const profile = () => ({ id: '1', favourites: kept.map((id) => favourite(id)) })
  const api = createShop({
    availableInventory: { products, menus: [], lines: [] },
    product: products[0],
    getCustomerProfile: profile,
    addFavourite: ({ productId }: { productId: string }) => {
      kept = [productId, ...kept.filter((id) => id !== productId)]
      return profile()
    },
    removeFavourite: ({ productId }: { productId: string }) => {
      kept = kept.filter((id) => id !== productId)
      return profile()
    },
  })
  return { ...api, kept: () => kept }
}

const CHANGES = /^useFavouriteRequest(Add|Remove)Mutation$/

/** What was sent about favourites, in its order: `Add 7`. */
export const changesOf = ({ requests }: { requests: readonly SentRequest[] }) =>
  requests.flatMap(({ operationName, variables }) => {
    const verb = CHANGES.exec(operationName)?.[1]
    return verb ? [`${verb} ${String(variables['productId'])}`] : []
  })
