import { asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import * as tables from '../../db/tables/catalogue'
import { helloBars, seoRules, specialConfigurations } from '../../db/tables/configuration'
import type { Catalogue, MenuEntry, ProductEntry } from './Catalogue'

type Stored<Entry> = Entry & { id: number; isWithdrawn: boolean }
type Numbered<Entry> = Entry & { id: number }

/** What the shop has, in the shape of what a folder says. */
export type StoredCatalogue = Pick<Catalogue, 'brands' | 'lines'> & {
  products: Stored<ProductEntry>[]
  menus: Stored<MenuEntry>[]
  options: Numbered<NonNullable<Catalogue['options']>> | null
  banner: Numbered<NonNullable<Catalogue['banner']>> | null
  pages: { slug: string }[]
}

export async function findStoredCatalogue(db: Database): Promise<StoredCatalogue> {
  const products = await db.select().from(tables.products).orderBy(asc(tables.products.id))
  const menus = await db.select().from(tables.menus).orderBy(asc(tables.menus.id))
  const contents = await db
    .select({
      menuId: tables.menuProducts.menuId,
      key: tables.products.picture,
      quantity: tables.menuProducts.quantity,
    })
    .from(tables.menuProducts)
    .innerJoin(tables.products, eq(tables.products.id, tables.menuProducts.productId))
  const [options = null] = await db
    .select()
    .from(specialConfigurations)
    .orderBy(desc(specialConfigurations.id))
    .limit(1)
  const [banner = null] = await db.select().from(helloBars).orderBy(desc(helloBars.id)).limit(1)
  return {
    brands: await db.select().from(tables.brands),
    lines: await db.select().from(tables.lines),
    products: products.map(({ withdrawnAt, ...product }) => ({
      ...product,
      isWithdrawn: withdrawnAt !== null,
    })),
    menus: menus.map(({ withdrawnAt, ...menu }) => ({
      ...menu,
      isWithdrawn: withdrawnAt !== null,
      contents: Object.fromEntries(
        contents.flatMap(({ menuId, key, quantity }) =>
          menuId === menu.id ? [[key, quantity]] : [],
        ),
      ),
    })),
    options,
    banner,
    pages: await db.select().from(seoRules),
  }
}
