import type { Page } from '@playwright/test'

type Dish = { id: string; name: string }
type Body = { data: { availableInventory: { products: Dish[] } } }

/** Makes the shop's list as long as this, with copies of its dishes under ids and names of their own. */
export async function serveManyDishes(page: Page, dishes: number): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string }
    if (operationName !== 'shopScreenQuery') return route.continue()
    const response = await route.fetch()
    const body: Body = await response.json()
    const { products } = body.data.availableInventory
    const more = Array.from({ length: Math.max(0, dishes - products.length) }, (_, at) => {
      const dish = products[at % products.length]
      return dish && { ...dish, id: `${dish.id}-${at}`, name: `${dish.name} ${at}` }
    })
    Object.assign(body.data.availableInventory, {
      products: [...products, ...more.filter((dish) => dish !== undefined)],
    })
    return route.fulfill({ response, json: body })
  })
}
