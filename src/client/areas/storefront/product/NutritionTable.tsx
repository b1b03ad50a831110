import { graphql, useFragment } from 'react-relay/hooks'
import type { NutritionTable_product$key } from '#generated/relay/NutritionTable_product.graphql'
import { DetailSection } from './DetailSection'
import { productCopy } from './productCopy'
import styles from './NutritionTable.module.css'

export function NutritionTable({ product }: { product: NutritionTable_product$key }) {
  const { nutrition } = useFragment(
    graphql`
      fragment NutritionTable_product on Product {
        nutrition {
          servingSizeWeight
          kilojoules
          kilocalories
          fat
          saturatedFat
          carbohydrate
          sugar
          dietaryFiber
          protein
          salt
        }
      }
    `,
    product,
  )
  if (!nutrition) return null

  const rows = [
    { name: productCopy.fat, grams: nutrition.fat },
    { name: productCopy.saturatedFat, grams: nutrition.saturatedFat, isPart: true },
    { name: productCopy.carbohydrate, grams: nutrition.carbohydrate },
    { name: productCopy.sugar, grams: nutrition.sugar, isPart: true },
    { name: productCopy.dietaryFiber, grams: nutrition.dietaryFiber },
    { name: productCopy.protein, grams: nutrition.protein },
    { name: productCopy.salt, grams: nutrition.salt },
  ]

  return (
    <DetailSection title={productCopy.nutrition}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {productCopy.nutritionCaption(nutrition.servingSizeWeight)}
        </caption>
        <tbody>
          <tr>
            <th scope="row">{productCopy.energy}</th>
            <td>{productCopy.energyValue(nutrition.kilojoules, nutrition.kilocalories)}</td>
          </tr>
          {rows.map(({ name, grams, isPart }) => (
            <tr key={name}>
              <th scope="row" className={isPart ? styles.part : undefined}>
                {name}
              </th>
              <td>{productCopy.grams(grams)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </DetailSection>
  )
}
