import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Portions, StockKey, WantedPortions } from '#domain/catalogue/portions'
import type { Database } from '../../db/database'
import { jsonRows } from '../../db/jsonRows'
import { createStatement } from '../../db/statement'
import { brands, lines, menuProducts, menus, products } from '../../db/tables/catalogue'
import { stock } from '../../db/tables/stock'

export type ProductRow = Awaited<ReturnType<typeof findProducts>>[number]
export type MenuRow = Awaited<ReturnType<typeof findMenus>>[number]
export type LineRow = Awaited<ReturnType<typeof findCatalogueLines>>[number]

export const findCatalogueLines = async (db: Database) =>
  db
    .select({
      id: lines.id,
      slug: lines.slug,
      name: lines.name,
      leadTimeMinutes: lines.leadTimeMinutes,
      brandId: brands.id,
      brandName: brands.name,
      brandKey: brands.key,
    })
    .from(lines)
    .innerJoin(brands, eq(brands.id, lines.brandId))
    .orderBy(asc(lines.position), asc(lines.id))

/** The name of an article's picture: its key, with the mark of its photograph when it has one. */
const pictureName = ({ picture, photograph }: typeof products | typeof menus) =>
  sql<string>`concat_ws('.', ${picture}, ${photograph})`

export const findProducts = async (db: Database) =>
  db
    .select({ ...getTableColumns(products), picture: pictureName(products) })
    .from(products)
    .innerJoin(lines, eq(lines.id, products.lineId))
    .where(isNull(products.withdrawnAt))
    .orderBy(asc(lines.position), asc(products.lineLevel), asc(products.id))

export const findMenus = async (db: Database) =>
  db
    .select({ ...getTableColumns(menus), picture: pictureName(menus) })
    .from(menus)
    .innerJoin(lines, eq(lines.id, menus.lineId))
    .where(isNull(menus.withdrawnAt))
    .orderBy(asc(lines.position), asc(menus.position), asc(menus.id))

export const findMenuProducts = async (db: Database) =>
  db
    .select({
      menuId: menuProducts.menuId,
      productId: menuProducts.productId,
      quantity: menuProducts.quantity,
    })
    .from(menuProducts)
    .orderBy(asc(menuProducts.menuId), asc(menuProducts.productId))

/** Portions left of the products that a day and point have a row for. */
export const findStock = async (db: Database, pointId: number, day: string) =>
  db
    .select({
      productId: stock.productId,
      left: sql<number>`greatest(${stock.total} - ${stock.taken}, 0)`.mapWith(Number),
    })
    .from(stock)
    .where(and(eq(stock.distributionPointId, pointId), eq(stock.day, day)))

const inIdOrder = <T extends Portions>(portions: readonly T[]): T[] =>
  [...portions].sort((a, b) => a.productId - b.productId)

const wantedStock = jsonRows(stock)

// One row after the other in the order in which they are given.
const takeStatement = createStatement<{ productId: number; isTaken: boolean }>(
  'take_stock',
  sql`
    insert into ${stock} (${wantedStock.columns})
    select ${wantedStock.columnsOf('wanted')} from ${wantedStock.rows('wanted')} as wanted
    on conflict (distribution_point_id, day, product_id)
    do update set taken = stock.taken + excluded.taken where stock.taken + excluded.taken <= stock.total
    returning product_id as "productId", taken <= total as "isTaken"`,
)

/**
 * Takes portions in one statement; returns the products of which there are too few, and then the caller must roll back.
 * Rows are taken one after the other in id order, so two orders wait for each other but never lock each other out.
 */
export async function takePortions(
  tx: Database,
  { pointId, day }: StockKey,
  portions: readonly WantedPortions[],
): Promise<number[]> {
  const wanted = inIdOrder(portions)
  if (wanted.length === 0) return []
  const first = wanted.map(({ productId, quantity, dailyQuantity }) => ({
    distributionPointId: pointId,
    day,
    productId,
    total: dailyQuantity,
    taken: quantity,
  }))
  const rows = await takeStatement(tx, { wanted: wantedStock.toJson(first) })
  const taken = new Set(rows.flatMap(({ productId, isTaken }) => (isTaken ? [productId] : [])))
  return wanted.flatMap(({ productId }) => (taken.has(productId) ? [] : [productId]))
}

/** Gives portions back, rows locked in id order first. */
export async function releasePortions(
  tx: Database,
  { pointId, day }: StockKey,
  portions: readonly Portions[],
): Promise<void> {
  if (portions.length === 0) return
  const given = inIdOrder(portions)
  const ofPlace = and(eq(stock.distributionPointId, pointId), eq(stock.day, day))
  await tx
    .select({ productId: stock.productId })
    .from(stock)
    .where(
      and(
        ofPlace,
        inArray(
          stock.productId,
          given.map(({ productId }) => productId),
        ),
      ),
    )
    .orderBy(asc(stock.productId))
    .for('update')
  const values = sql.join(
    given.map(({ productId, quantity }) => sql`(${productId}::integer, ${quantity}::integer)`),
    sql`, `,
  )
  await tx.execute(sql`
    update ${stock} set taken = greatest(taken - given.quantity, 0)
    from (values ${values}) as given (product_id, quantity)
    where ${stock.distributionPointId} = ${pointId} and ${stock.day} = ${day}
      and ${stock.productId} = given.product_id`)
}
