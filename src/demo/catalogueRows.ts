import { join } from 'node:path'
import type { menuProducts, menus, products } from '#server/db/tables'
import type { Catalogue } from '#server/ops/catalogue/Catalogue'
import { readCatalogueFolder } from '#server/ops/catalogue/folder/readCatalogueFolder'
import { DEMO_FOLDER } from './files'

export type ProductRow = typeof products.$inferInsert &
  Catalogue['products'][number] & { id: number }
export type MenuRow = typeof menus.$inferInsert & { id: number }

export type CatalogueRows = Pick<Catalogue, 'brands' | 'lines' | 'pages'> & {
  products: ProductRow[]
  menus: MenuRow[]
  menuProducts: (typeof menuProducts.$inferInsert)[]
  options: NonNullable<Catalogue['options']> & { id: number }
  banner: NonNullable<Catalogue['banner']> & { id: number }
}

/** The catalogue of the demonstration as rows of the database, numbered as its files list them. */
export function catalogueRows(): CatalogueRows {
  const response = readCatalogueFolder(join(DEMO_FOLDER, 'catalogue'))
  if ('problems' in response) throw new Error(response.problems.join('\n'))
  const { options, banner, ...catalogue } = response.catalogue
  if (!options || !banner)
    throw new Error('shop.yaml of the demonstration has options and a banner')
  const products = catalogue.products.map((product, index) => ({ ...product, id: index + 1 }))
  const idOf = new Map(products.map(({ picture, id }) => [picture, id]))
  return {
    ...catalogue,
    products,
    menus: catalogue.menus.map(({ contents: _, ...menu }, index) => ({ ...menu, id: index + 1 })),
    menuProducts: catalogue.menus.flatMap(({ contents }, index) =>
      Object.entries(contents).flatMap(([key, quantity]) => {
        const productId = idOf.get(key)
        return productId === undefined ? [] : [{ menuId: index + 1, productId, quantity }]
      }),
    ),
    options: { ...options, id: 1 },
    banner: { ...banner, id: 1 },
  }
}
