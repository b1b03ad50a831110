import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Day } from '#domain/time/calendar'
import type { Transaction } from '../../db/database'
import * as tables from '../../db/tables/catalogue'
import { helloBars, seoRules, specialConfigurations } from '../../db/tables/configuration'
import { stock } from '../../db/tables/stock'
import type { MenuEntry } from './Catalogue'
import type { CatalogueDifference } from './compareCatalogue'

/** Writes what differs, and nothing else. Nothing is deleted: orders point at every article that was ever sold. */
export async function writeDifference(
  tx: Transaction,
  difference: CatalogueDifference,
  { now, today }: { now: Date; today: Day },
): Promise<void> {
  await writeHouse(tx, difference)
  await writeProducts(tx, difference.products, now)
  await moveStock(tx, difference.products, today)
  await writeMenus(tx, difference.menus, now)
  await writeWords(tx, difference)
}

async function writeHouse(tx: Transaction, { brands, lines }: CatalogueDifference) {
  for (const { entry } of brands.added) await tx.insert(tables.brands).values(entry)
  for (const { id, entry } of brands.changed) {
    await tx.update(tables.brands).set(entry).where(eq(tables.brands.id, id))
  }
  for (const { entry } of lines.added) await tx.insert(tables.lines).values(entry)
  for (const { id, entry } of lines.changed) {
    await tx.update(tables.lines).set(entry).where(eq(tables.lines.id, id))
  }
}

async function writeProducts(
  tx: Transaction,
  { added, changed, withdrawn }: CatalogueDifference['products'],
  now: Date,
) {
  for (const { entry } of added) await tx.insert(tables.products).values(entry)
  for (const { id, entry } of changed) {
    await tx
      .update(tables.products)
      .set({ ...entry, withdrawnAt: null })
      .where(eq(tables.products.id, id))
  }
  if (withdrawn.length === 0) return
  await tx
    .update(tables.products)
    .set({ withdrawnAt: now })
    .where(
      inArray(
        tables.products.id,
        withdrawn.map(({ id }) => id),
      ),
    )
}

/**
 * Days that have begun to sell keep what is sold of them; what a day has in all follows the new daily quantity, down to
 * what is sold and no further, unless a day was given a total of its own. Rows are locked in the order in which orders
 * lock them.
 */
async function moveStock(
  tx: Transaction,
  { changed }: CatalogueDifference['products'],
  today: Day,
) {
  const moved = changed.flatMap(({ id, fields }) =>
    fields.flatMap(({ field, before, after }) =>
      field === 'dailyQuantity' && typeof before === 'number' && typeof after === 'number'
        ? [{ id, before, after }]
        : [],
    ),
  )
  if (moved.length === 0) return
  const ids = moved.map(({ id }) => id)
  await tx
    .select({ productId: stock.productId })
    .from(stock)
    .where(and(inArray(stock.productId, ids), gte(stock.day, today)))
    .orderBy(asc(stock.distributionPointId), asc(stock.day), asc(stock.productId))
    .for('update')
  for (const { id, before, after } of moved) {
    await tx
      .update(stock)
      .set({ total: sql`greatest(${after}::integer, ${stock.taken})` })
      .where(and(eq(stock.productId, id), gte(stock.day, today), eq(stock.total, before)))
  }
}

async function writeMenus(
  tx: Transaction,
  { added, changed, withdrawn }: CatalogueDifference['menus'],
  now: Date,
) {
  for (const { entry } of added) {
    const { contents, ...menu } = entry
    const [row] = await tx.insert(tables.menus).values(menu).returning({ id: tables.menus.id })
    if (row) await writeContents(tx, row.id, contents)
  }
  for (const { id, entry } of changed) {
    const { contents, ...menu } = entry
    await tx
      .update(tables.menus)
      .set({ ...menu, withdrawnAt: null })
      .where(eq(tables.menus.id, id))
    await tx.delete(tables.menuProducts).where(eq(tables.menuProducts.menuId, id))
    await writeContents(tx, id, contents)
  }
  for (const { id } of withdrawn) {
    await tx.update(tables.menus).set({ withdrawnAt: now }).where(eq(tables.menus.id, id))
  }
}

/** Products are found by their keys, once all of them are written. */
async function writeContents(tx: Transaction, menuId: number, contents: MenuEntry['contents']) {
  const rows = await tx
    .select({ id: tables.products.id, key: tables.products.picture })
    .from(tables.products)
    .where(inArray(tables.products.picture, Object.keys(contents)))
  await tx
    .insert(tables.menuProducts)
    .values(rows.map(({ id, key }) => ({ menuId, productId: id, quantity: contents[key] ?? 1 })))
}

async function writeWords(tx: Transaction, { options, banner, pages }: CatalogueDifference) {
  for (const { entry } of options.added) await tx.insert(specialConfigurations).values(entry)
  for (const { id, entry } of options.changed) {
    await tx.update(specialConfigurations).set(entry).where(eq(specialConfigurations.id, id))
  }
  for (const { entry } of banner.added) await tx.insert(helloBars).values(entry)
  for (const { id, entry } of banner.changed) {
    await tx.update(helloBars).set(entry).where(eq(helloBars.id, id))
  }
  for (const { entry } of pages.added) await tx.insert(seoRules).values(entry)
  for (const { id, entry } of pages.changed) {
    await tx.update(seoRules).set(entry).where(eq(seoRules.slug, id))
  }
}
