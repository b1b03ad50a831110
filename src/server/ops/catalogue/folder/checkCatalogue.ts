import { HOUSE_BRAND, storefrontOfLine } from '#domain/catalogue/storefronts'
import type { IngredientsFile, LineFile, ShopFile } from './catalogueFiles'
import type { YamlFile } from './yamlFile'

type Read<T> = Extract<YamlFile<T>, { isRead: true }>
type ReadLine = Read<LineFile>

type Files = {
  shop: Read<ShopFile>
  ingredients: Read<IngredientsFile>
  lines: readonly ReadLine[]
}

/** What files that can be read one by one do not agree on. */
export function checkCatalogue({ shop, ingredients, lines }: Files): string[] {
  if (lines.length === 0) return ['lines: there is no line, so that nothing would be on sale']
  const products = new Set(lines.flatMap(({ value }) => Object.keys(value.products)))
  const brands = Object.values(shop.value.brands).map(({ id }) => id)
  return [
    ...(new Set(brands).size < brands.length
      ? [shop.problem(['brands'], 'two have the same id')]
      : []),
    ...(brands.includes(Number(HOUSE_BRAND))
      ? []
      : [shop.problem(['brands'], `none has the id ${HOUSE_BRAND}, which is the shop's own`)]),
    ...lines.flatMap((line) => [
      ...lineProblems(line, brands),
      ...productProblems(line, ingredients.value),
      ...menuProblems(line, products),
    ]),
    ...namedTwice(lines),
  ]
}

function lineProblems({ value, problem }: ReadLine, brands: readonly number[]): string[] {
  const storefront = storefrontOfLine(value.line)
  const brand = value.brand ?? Number(storefront?.brandId ?? HOUSE_BRAND)
  return [
    ...(storefront && (value.name !== undefined || value.brand !== undefined)
      ? [problem(['line'], `${value.line} is a storefront, whose name and brand are its own`)]
      : []),
    ...(!storefront && value.name === undefined
      ? [problem(['line'], `${value.line} is no storefront: give it a name`)]
      : []),
    ...(brands.includes(brand) ? [] : [problem(['line'], `shop.yaml has no brand ${brand}`)]),
  ]
}

function productProblems({ value, problem }: ReadLine, known: IngredientsFile): string[] {
  return Object.entries(value.products).flatMap(([key, product]) => {
    const path = ['products', key]
    const names = Object.keys(product.ingredients)
    const shares = Object.values(product.ingredients).reduce<number>(
      (sum, share) => sum + (share ?? 0),
      0,
    )
    return [
      ...names
        .filter((name) => !Object.hasOwn(known, name))
        .map((name) => problem([...path, 'ingredients', name], 'is not in ingredients.yaml')),
      ...(names.length === 0 ? [problem([...path, 'ingredients'], 'names none')] : []),
      ...(shares > 100
        ? [problem([...path, 'ingredients'], `come to ${shares} %, which is more than all of it`)]
        : []),
      ...(product.daily > 0 && product.minimum > product.daily
        ? [problem([...path, 'minimum'], `is more than the ${product.daily} that a day has`)]
        : []),
    ]
  })
}

function menuProblems({ value, problem }: ReadLine, products: ReadonlySet<string>): string[] {
  return Object.entries(value.menus).flatMap(([key, menu]) => {
    const keys = Object.keys(menu.products)
    return [
      ...(keys.length === 0 ? [problem(['menus', key, 'products'], 'names none')] : []),
      ...keys
        .filter((product) => !products.has(product))
        .map((product) =>
          problem(['menus', key, 'products', product], 'is no product of any line'),
        ),
    ]
  })
}

/** A line and an article stand once in all files. */
function namedTwice(lines: readonly ReadLine[]): string[] {
  const seen = new Set<string>()
  const isSecond = (name: string) => seen.has(name) || (seen.add(name), false)
  return lines.flatMap(({ value, problem }) => [
    ...(isSecond(value.line) ? [problem(['line'], `${value.line} has a file already`)] : []),
    ...(['products', 'menus'] as const).flatMap((group) =>
      Object.keys(value[group])
        .filter(isSecond)
        .map((key) => problem([group, key], 'is the key of another article already')),
    ),
  ])
}
